import { type FormId, isFormId } from '../../features/leads/form-ids.ts';
import type { Lead } from '../database/schema.ts';

export const CAREERS = 'Careers Enquiry';

const KINDS: Readonly<Record<FormId, string>> = {
  enquiry: 'Vehicle Enquiry',
  'request-photos': 'Photo Request',
  'test-drive': 'Test Drive Request',
  offer: 'Offer Enquiry',
  reserve: 'Reservation Request',
  contact: 'General Enquiry',
  finance: 'Finance Enquiry',
  'book-test-drive': 'Test Drive Request',
  'service-booking': 'Service Booking',
  careers: CAREERS,
  'trade-in': 'Trade-In Valuation',
};

/** True for leads of the careers form, and for leads of the contact form about careers (LEA-10). */
export const isCareers = ({ form, facts }: Pick<Lead, 'form' | 'facts'>): boolean =>
  form === 'careers' || facts.subcategory === 'Career Enquiry';

/** Name of a lead's kind for people, as in the subject of mails: "Finance Enquiry". */
export function leadKind({ form, values, facts }: Pick<Lead, 'form' | 'values' | 'facts'>): string {
  if (isCareers({ form, facts })) return CAREERS;
  if (form === 'contact' && typeof values.category === 'string') return values.category;
  return isFormId(form) ? KINDS[form] : form;
}
