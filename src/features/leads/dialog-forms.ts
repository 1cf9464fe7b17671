import type { FieldSpec } from './fields/kinds.ts';
import { defineForms, GENERAL_ENQUIRY } from './form-spec.ts';

export const CONTACT_FIELDS: readonly FieldSpec[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'First Name',
    autoComplete: 'given-name',
    required: 'Please enter your first name.',
  },
  { kind: 'text', name: 'last_name', label: 'Last Name', autoComplete: 'family-name' },
  {
    kind: 'email',
    name: 'email',
    label: 'Email',
    autoComplete: 'email',
    required: 'Please enter your email.',
    invalid: 'Please check your email.',
  },
  {
    kind: 'tel',
    name: 'phone',
    label: 'Mobile Number',
    autoComplete: 'tel',
    required: 'Please enter your mobile number.',
    invalid: 'Please check your mobile number.',
  },
];

export const TERMS_FIELD = {
  kind: 'terms',
  name: 'terms_conditions',
  label: 'I agree to the',
  required: '*You must agree to the terms of use before submitting.',
} satisfies FieldSpec;

/** Whether it is required is the dealer's choice (FRM-01). */
export const MESSAGE_FIELD: FieldSpec = {
  kind: 'message',
  name: 'message',
  label: 'Message',
  required: 'Please enter a message.',
  requiredBy: 'messageRequired',
};

/** Shown only if the dealer brings vehicles to several places. */
export const DISTRIBUTION_FIELD: FieldSpec = {
  kind: 'distribution',
  name: 'distribution_location',
  label: 'Where to see or collect it',
};

/** The checkbox for news. Its text and whether it starts ticked are the dealer's choice (FRM-11, FRM-12). */
export const OPT_IN_FIELD: FieldSpec = { kind: 'check', name: 'opt_in', label: 'News and offers' };

/** Last fields of most forms. */
export const CLOSING_FIELDS: readonly FieldSpec[] = [
  { ...TERMS_FIELD, shownBy: 'termsRequired' },
  OPT_IN_FIELD,
];

const ENQUIRY_EVENTS = { new: 14, used: 15 };

/** The forms that a `FormButton` opens in a dialog. They are not in `PAGE_FORMS`, so that dialogs load less code. */
export const DIALOG_FORMS = defineForms({
  enquiry: {
    title: 'Enquire Now',
    submit: 'Send Enquiry',
    thanks: 'We have your enquiry and will be in touch.',
    fields: [...CONTACT_FIELDS, DISTRIBUTION_FIELD, MESSAGE_FIELD, ...CLOSING_FIELDS],
    category: GENERAL_ENQUIRY,
    subcategory: null,
    leadName: 'Vehicle Enquiry',
    vehicleEvents: ENQUIRY_EVENTS,
  },
  'request-photos': {
    title: 'Request Photos',
    submit: 'Request Photos',
    thanks: 'We have your request and will send you photos.',
    fields: [
      ...CONTACT_FIELDS,
      { kind: 'message', name: 'message', label: 'Anything that you would like to see in particular' },
      ...CLOSING_FIELDS,
    ],
    category: GENERAL_ENQUIRY,
    subcategory: 'Request Photos',
    leadName: 'Photo Request',
    vehicleEvents: ENQUIRY_EVENTS,
  },
  'test-drive': {
    title: 'Book a Test Drive',
    submit: 'Book Test Drive',
    thanks: 'We have your request and will be in touch.',
    fields: [
      ...CONTACT_FIELDS,
      { kind: 'appointment', name: 'dateTime', label: 'Test Drive Booking Date' },
      { kind: 'message', name: 'message', label: 'Message' },
      TERMS_FIELD,
      OPT_IN_FIELD,
    ],
    category: GENERAL_ENQUIRY,
    subcategory: 'Test Drive',
    vehicleEvents: { new: 17, used: 48 },
    books: 'test drive',
  },
  /** For sites without a reserve page (ROU-03). */
  reserve: {
    title: 'Reserve Car Now',
    submit: 'Send Request',
    thanks: 'We have your request and will be in touch about the deposit.',
    fields: [
      ...CONTACT_FIELDS,
      DISTRIBUTION_FIELD,
      { kind: 'message', name: 'message', label: 'Message' },
      ...CLOSING_FIELDS,
    ],
    category: 'Reservation',
    subcategory: null,
    leadName: 'Reservation Request',
  },
});

export type DialogFormId = keyof typeof DIALOG_FORMS;

export const isDialogFormId = (name: unknown): name is DialogFormId =>
  typeof name === 'string' && Object.hasOwn(DIALOG_FORMS, name);
