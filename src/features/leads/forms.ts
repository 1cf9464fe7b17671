import type { CarType } from '../../stock/car.ts';
import { type FieldSpec, type FormSchema, schemaOf } from './form-fields.ts';

/** A form that becomes a lead: its words, its fields, and what the dealer's systems know it by. */
export interface FormSpec {
  title: string;
  /** On its button. */
  submit: string;
  /** What the service has now: "We have your enquiry …". */
  thanks: string;
  fields: readonly FieldSpec[];
  /** Lead category and subcategory of the service. */
  category: string;
  subcategory: string | null;
  /** Lead event ids about a new and a used vehicle (TRK-04 to TRK-08); a demo counts as new. Without: 22. */
  vehicleEvents?: { new: number; used: number };
  /** Lead event id where it is not about a vehicle, if not 22 (TRK-14, TRK-15). */
  event?: number;
}

const DEFAULT_EVENT = 22;

const CONTACT: readonly FieldSpec[] = [
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

/** Every form of the sites. Each opens by a `FormButton` that names it. */
const TABLE = {
  enquiry: {
    title: 'Enquire Now',
    submit: 'Send Enquiry',
    thanks: 'We have your enquiry and will be in touch.',
    fields: [
      ...CONTACT,
      { kind: 'message', name: 'message', label: 'Message', required: 'Please enter a message.' },
    ],
    category: 'General Enquiry',
    subcategory: null,
    vehicleEvents: { new: 14, used: 15 },
  },
  'test-drive': {
    title: 'Book a Test Drive',
    submit: 'Book Test Drive',
    thanks: 'We have your request and will be in touch.',
    fields: [
      ...CONTACT,
      { kind: 'appointment', name: 'dateTime', label: 'Test Drive Booking Date' },
      { kind: 'message', name: 'message', label: 'Message' },
      {
        kind: 'terms',
        name: 'terms_conditions',
        label: 'I agree to the',
        required: '*You must agree to the terms of use before submitting.',
      },
    ],
    category: 'General Enquiry',
    subcategory: 'Test Drive',
    vehicleEvents: { new: 17, used: 48 },
  },
} satisfies Record<string, FormSpec>;

export type FormId = keyof typeof TABLE;

export const FORMS: Readonly<Record<FormId, FormSpec>> = TABLE;

export const isFormId = (name: unknown): name is FormId =>
  typeof name === 'string' && Object.hasOwn(FORMS, name);

/** What the form sends must pass; the service checks with the same. */
export const formSchema = (id: FormId): FormSchema => schemaOf(FORMS[id].fields);

/** The id that reports know a lead by; null: it is not about a vehicle. */
export function leadEvent(
  { event = DEFAULT_EVENT, vehicleEvents }: FormSpec,
  carType: CarType | null,
): number {
  if (carType === null || !vehicleEvents) return event;
  return carType === 'used' ? vehicleEvents.used : vehicleEvents.new;
}
