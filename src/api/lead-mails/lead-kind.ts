import { CAREERS_ENQUIRY } from '../../features/leads/form-spec.ts';
import { FORMS, isFormId } from '../../features/leads/forms.ts';
import { titleCase } from '../../lib/title-case.ts';
import type { Lead } from '../leads/schema.ts';
import type { Dealer } from '../tenants/dealer.ts';

/** True for leads of the careers form, and for leads of the contact form about careers (LEA-10). */
export const isCareers = ({ form, facts }: Pick<Lead, 'form' | 'facts'>): boolean =>
  form === 'careers' || facts.subcategory === 'Career Enquiry';

/** Name of a lead's kind for people, as in the subject of mails: "Finance Enquiry". */
export function leadKind(
  { form, values, facts }: Pick<Lead, 'form' | 'values' | 'facts'>,
  dealer: Pick<Dealer, 'testDrive'>,
): string {
  if (isCareers({ form, facts })) return CAREERS_ENQUIRY;
  if (form === 'contact' && typeof values.category === 'string') return values.category;
  if (!isFormId(form)) return form;
  const { books, leadName, subcategory, category } = FORMS[form];
  // Each dealer has its own words for a test drive.
  if (books === 'test drive') return `${titleCase(dealer.testDrive)} Request`;
  return leadName ?? subcategory ?? category;
}
