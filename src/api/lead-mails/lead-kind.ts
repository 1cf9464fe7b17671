import { type FormId, isFormId } from '../../features/leads/form-ids.ts';
import { titleCase } from '../../lib/title-case.ts';
import type { Lead } from '../leads/schema.ts';
import type { Dealer } from '../tenants/dealer.ts';

export const CAREERS = 'Careers Enquiry';

/** Null for forms that book a test drive, which each dealer names in its own way. */
const KINDS: Readonly<Record<FormId, string | null>> = {
  enquiry: 'Vehicle Enquiry',
  'request-photos': 'Photo Request',
  'test-drive': null,
  offer: 'Offer Enquiry',
  reserve: 'Reservation Request',
  contact: 'General Enquiry',
  finance: 'Finance Enquiry',
  'book-test-drive': null,
  'service-booking': 'Service Booking',
  careers: CAREERS,
  'trade-in': 'Trade-In Valuation',
};

/** True for leads of the careers form, and for leads of the contact form about careers (LEA-10). */
export const isCareers = ({ form, facts }: Pick<Lead, 'form' | 'facts'>): boolean =>
  form === 'careers' || facts.subcategory === 'Career Enquiry';

/** Name of a lead's kind for people, as in the subject of mails: "Finance Enquiry". */
export function leadKind(
  { form, values, facts }: Pick<Lead, 'form' | 'values' | 'facts'>,
  dealer: Pick<Dealer, 'testDrive'>,
): string {
  if (isCareers({ form, facts })) return CAREERS;
  if (form === 'contact' && typeof values.category === 'string') return values.category;
  return isFormId(form) ? (KINDS[form] ?? `${titleCase(dealer.testDrive)} Request`) : form;
}
