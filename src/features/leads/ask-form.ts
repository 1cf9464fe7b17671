import type { LeadData } from './api/leads.ts';

/** The two forms that open over a vehicle's page (VDP-40). */
export type FormKind = 'enquiry' | 'test-drive';

/** What a shopper typed, by the name of the field. */
export type AskValues = Pick<LeadData, 'name' | 'last_name' | 'email' | 'phone' | 'message'> & {
  dateTime: string;
  terms_conditions: boolean;
};

export type AskField = keyof AskValues;
export type Problems = Partial<Record<AskField, string>>;

const text = (data: FormData, name: AskField): string => String(data.get(name) ?? '').trim();

export function valuesOf(data: FormData): AskValues {
  return {
    name: text(data, 'name'),
    last_name: text(data, 'last_name'),
    email: text(data, 'email'),
    phone: text(data, 'phone'),
    message: text(data, 'message'),
    dateTime: text(data, 'dateTime'),
    terms_conditions: data.has('terms_conditions'),
  };
}

/** What keeps a form from being sent, by field, in the order of the form; an enquiry needs a message, a test drive consent. */
export function problemsOf(kind: FormKind, values: AskValues): Problems {
  const problems: Problems = {};
  if (values.name === '') problems.name = 'Please enter your first name.';
  if (values.email === '') problems.email = 'Please enter your email.';
  else if (!/^\S+@\S+\.\S+$/.test(values.email)) problems.email = 'Please check your email.';
  if (values.phone === '') problems.phone = 'Please enter your mobile number.';
  else if (values.phone.replace(/\D/g, '').length < 8) problems.phone = 'Please check your mobile number.';
  if (kind === 'enquiry' && values.message === '') problems.message = 'Please enter a message.';
  if (kind === 'test-drive' && !values.terms_conditions)
    problems.terms_conditions = '*You must agree to the terms of use before submitting.';
  return problems;
}
