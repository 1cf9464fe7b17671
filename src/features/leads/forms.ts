import type { CarType } from '../../stock/car.ts';
import { DEFAULT_OPT_IN } from '../../tenant/schema/defaults/opt-in.ts';
import { type FieldSpec, type FormSchema, type FormStep, schemaOf } from './form-fields.ts';
import { tradeInSteps } from './trade-in-steps.ts';

/** A lead form: its texts, its fields, and its codes in the dealer's systems. */
export interface FormSpec {
  title: string;
  /** Text of the button. */
  submit: string;
  /** Confirmation: "We have your enquiry …". */
  thanks: string;
  fields: readonly FieldSpec[];
  /** The fields in parts that are shown one after the other (LEA-01); absent: all at once. */
  steps?: readonly FormStep[];
  /** Lead category and subcategory of the service. */
  category: string;
  subcategory: string | null;
  /** Lead event ids for new (and demo) and used vehicles (TRK-04 to TRK-08); default 22. */
  vehicleEvents?: { new: number; used: number };
  /** Sending it accepts the offer of its page (API-27). */
  acceptsOffer?: boolean;
  /** On a page of its own the form is about the vehicle in the page's address, if it names one. */
  namesVehicle?: boolean;
  /** Start of the line with that vehicle; default: "About the". */
  aboutVehicle?: string;
  /** Lead event id without a vehicle (TRK-09, TRK-14, TRK-15); default 22. */
  event?: number;
  /** Its `dateTime` is an appointment of this kind. */
  books?: 'test drive' | 'service';
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

const OPT_IN: FieldSpec = {
  kind: 'check',
  name: 'opt_in',
  label: DEFAULT_OPT_IN,
  ticked: true,
};

const TERMS: FieldSpec = {
  kind: 'terms',
  name: 'terms_conditions',
  label: 'I agree to the',
  required: '*You must agree to the terms of use before submitting.',
};

/** Ends of the forms on pages of their own. */
const PAGE_END: readonly FieldSpec[] = [{ ...TERMS, shownBy: 'termsRequired' }, OPT_IN];

const LOCATION: FieldSpec = {
  kind: 'locations',
  name: 'location',
  label: 'Location',
  required: 'Please select a location.',
};

const PREFERRED: FieldSpec = {
  kind: 'dealerships',
  name: 'dealership_slug',
  label: 'Preferred Dealership',
  required: 'Please select a preferred dealership.',
};

const REGO = {
  kind: 'text',
  name: 'Rego',
  label: 'Rego',
  placeholder: 'Rego - Helps us better assist your enquiry',
  maxLength: 10,
} satisfies FieldSpec;

const vehicleText = (name: string, label: string, required: string): FieldSpec => ({
  kind: 'text',
  name,
  label,
  maxLength: 60,
  required,
});

const POSTCODE: FieldSpec = {
  kind: 'text',
  name: 'postcode',
  label: 'Postcode',
  autoComplete: 'postal-code',
  inputMode: 'numeric',
  maxLength: 4,
  required: 'Please enter your postcode.',
  format: { pattern: /^\d{4}$/, message: 'Invalid postcode. Please enter a 4-digit number.' },
};

const GENERAL = 'General Enquiry';
const CAREERS = 'Careers Enquiry';
const CAREER = 'Career Enquiry';

/** Category and subcategory of a lead. Dealers' systems have no category for careers (LEA-10). */
export const leadCategory = (
  category: string,
  subcategory: string | null,
): { category: string; subcategory: string | null } =>
  category === CAREERS ? { category: GENERAL, subcategory: CAREER } : { category, subcategory };

const TRADE_IN_STEPS = tradeInSteps([...CONTACT, PREFERRED, ...PAGE_END]);

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
    category: GENERAL,
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
      TERMS,
    ],
    category: GENERAL,
    subcategory: 'Test Drive',
    vehicleEvents: { new: 17, used: 48 },
    books: 'test drive',
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
  contact: {
    title: 'Send us a message',
    submit: 'Send Enquiry',
    thanks: 'We have your enquiry and will be in touch.',
    fields: [
      {
        kind: 'select',
        name: 'category',
        label: 'Enquiry',
        options: [GENERAL, 'Sales Enquiry', 'Finance Enquiry', 'Service Enquiry', 'Parts Enquiry', CAREERS],
        initial: GENERAL,
        required: 'Please select what it is about.',
      },
      LOCATION,
      ...CONTACT,
      POSTCODE,
      REGO,
      {
        kind: 'message',
        name: 'message',
        label: 'Message',
        required: 'Please enter a message.',
        requiredBy: 'messageRequired',
      },
      ...PAGE_END,
    ],
    category: GENERAL,
    subcategory: null,
  },
  finance: {
    title: 'Your details',
    submit: 'Send Enquiry',
    thanks: 'We have your finance enquiry and will be in touch.',
    fields: [
      ...CONTACT,
      PREFERRED,
      {
        kind: 'text',
        name: 'vehiclePriceBudget',
        label: 'Vehicle Price Budget',
        placeholder: '$30,000',
        inputMode: 'numeric',
        maxLength: 12,
        format: { pattern: /^\$?\s?\d[\d,]*$/, message: 'Please enter an amount in dollars.' },
      },
      { kind: 'message', name: 'message', label: 'Message' },
      ...PAGE_END,
    ],
    category: 'Finance Enquiry',
    subcategory: null,
    namesVehicle: true,
  },
  'book-test-drive': {
    title: 'Your details',
    submit: 'Book Test Drive',
    thanks: 'We have your request and will be in touch.',
    fields: [
      ...CONTACT,
      PREFERRED,
      { kind: 'appointment', name: 'dateTime', label: 'Test Drive Booking Date' },
      {
        kind: 'message',
        name: 'message',
        label: 'Vehicles you would like to drive, and anything we should know',
      },
      TERMS,
      OPT_IN,
    ],
    category: GENERAL,
    subcategory: 'Test Drive',
    vehicleEvents: { new: 17, used: 48 },
    namesVehicle: true,
    books: 'test drive',
  },
  'service-booking': {
    title: 'Book a service',
    submit: 'Request Booking',
    thanks: 'We have your booking request and will be in touch to confirm it.',
    fields: [
      ...CONTACT,
      { ...REGO, placeholder: undefined, required: 'Please enter the registration.' },
      vehicleText('make', 'Make', 'Please enter the make.'),
      vehicleText('model', 'Model', 'Please enter the model.'),
      {
        kind: 'text',
        name: 'odometer',
        label: 'Odometer in km',
        inputMode: 'numeric',
        maxLength: 9,
        format: { pattern: /^\d[\d, ]*$/, message: 'Please enter the kilometres in digits.' },
      },
      {
        kind: 'workshops',
        name: 'location',
        label: 'Workshop',
        required: 'Please select a workshop.',
      },
      {
        kind: 'appointment',
        name: 'dateTime',
        label: 'Preferred date and time',
        required: 'Please choose a date and time.',
      },
      { kind: 'services', name: 'additional_services', label: 'Additional services' },
      { kind: 'message', name: 'message', label: 'Anything we should know' },
      ...PAGE_END,
    ],
    category: 'Service Enquiry',
    subcategory: 'Service Booking',
    books: 'service',
  },
  offer: {
    title: 'I’m interested',
    submit: 'Send Enquiry',
    thanks: 'We know that you are interested in our offer and will be in touch.',
    fields: [...CONTACT, PREFERRED, { kind: 'message', name: 'message', label: 'Message' }, ...PAGE_END],
    category: 'Offer Enquiry',
    subcategory: null,
    event: 18,
    acceptsOffer: true,
  },
  careers: {
    title: 'Tell us about yourself',
    submit: 'Send',
    thanks: 'We have what you sent and will be in touch.',
    fields: [
      ...CONTACT,
      LOCATION,
      {
        kind: 'message',
        name: 'message',
        label: 'Your experience, and the work you are looking for',
        required: 'Please tell us about your experience.',
      },
      { ...TERMS, shownBy: 'termsRequired' },
    ],
    category: CAREERS,
    subcategory: null,
    event: 51,
  },
  'trade-in': {
    title: 'Value your vehicle',
    submit: 'Get My Valuation',
    thanks: 'We have the details of your vehicle and will be in touch about its value.',
    fields: TRADE_IN_STEPS.flatMap(({ fields }) => fields),
    steps: TRADE_IN_STEPS,
    category: 'Trade-In Valuation',
    subcategory: null,
    namesVehicle: true,
    aboutVehicle: 'Towards the',
  },
} satisfies Record<string, FormSpec>;

export type FormId = keyof typeof TABLE;

export const FORMS: Readonly<Record<FormId, FormSpec>> = TABLE;

export const isFormId = (name: unknown): name is FormId =>
  typeof name === 'string' && Object.hasOwn(FORMS, name);

/** Validation of a form's values, for the browser and the service. */
export const formSchema = (id: FormId, timezone?: string): FormSchema => schemaOf(FORMS[id].fields, timezone);

/**
 * Event id of a lead in reports.
 *
 * @param carType null: the lead is not about a vehicle
 */
export function leadEvent(
  { event = DEFAULT_EVENT, vehicleEvents }: FormSpec,
  carType: CarType | null,
  subcategory: string | null = null,
): number {
  if (subcategory === CAREER) return TABLE.careers.event;
  if (carType === null || !vehicleEvents) return event;
  return carType === 'used' ? vehicleEvents.used : vehicleEvents.new;
}
