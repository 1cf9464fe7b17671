import type { CarType } from '../../stock/car.ts';
import { type FieldSpec, type FormSchema, schemaOf } from './form-fields.ts';

/** A lead form: its texts, its fields, and its codes in the dealer's systems. */
export interface FormSpec {
  title: string;
  /** Text of the button. */
  submit: string;
  /** Confirmation: "We have your enquiry …". */
  thanks: string;
  fields: readonly FieldSpec[];
  /** Lead category and subcategory of the service. */
  category: string;
  subcategory: string | null;
  /** Lead event ids for new (and demo) and used vehicles (TRK-04 to TRK-08); default 22. */
  vehicleEvents?: { new: number; used: number };
  /** Lead event id without a vehicle (TRK-14, TRK-15); default 22. */
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

/** All lead forms. A `FormButton` opens a form by its name. */
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
  /** For sites without a reserve page (ROU-03). */
  reserve: {
    title: 'Reserve Car Now',
    submit: 'Send Request',
    thanks: 'We have your request and will be in touch about the deposit.',
    fields: [...CONTACT, { kind: 'message', name: 'message', label: 'Message' }],
    category: 'Reservation',
    subcategory: null,
  },
} satisfies Record<string, FormSpec>;

export type FormId = keyof typeof TABLE;

export const FORMS: Readonly<Record<FormId, FormSpec>> = TABLE;

export const isFormId = (name: unknown): name is FormId =>
  typeof name === 'string' && Object.hasOwn(FORMS, name);

/** Validation of a form's values, for the browser and the service. */
export const formSchema = (id: FormId): FormSchema => schemaOf(FORMS[id].fields);

/** Event id of a lead in reports. @param carType null: the lead is not about a vehicle */
export function leadEvent(
  { event = DEFAULT_EVENT, vehicleEvents }: FormSpec,
  carType: CarType | null,
): number {
  if (carType === null || !vehicleEvents) return event;
  return carType === 'used' ? vehicleEvents.used : vehicleEvents.new;
}
