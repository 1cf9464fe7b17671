import {
  CLOSING_FIELDS,
  CONTACT_FIELDS,
  DISTRIBUTION_FIELD,
  MESSAGE_FIELD,
  OPT_IN_FIELD,
  TERMS_FIELD,
} from './dialog-forms.ts';
import type { FieldSpec } from './fields/kinds.ts';
import { CAREERS_ENQUIRY, CAREERS_EVENT, defineForms, GENERAL_ENQUIRY, PARTS_ENQUIRY } from './form-spec.ts';
import { KILOMETRES } from './kilometres.ts';
import { tradeInSteps } from './trade-in-steps.ts';

const LOCATION_FIELD: FieldSpec = {
  kind: 'locations',
  name: 'location',
  label: 'Location',
  required: 'Please select a location.',
};

const PREFERRED_DEALERSHIP_FIELD: FieldSpec = {
  kind: 'dealerships',
  name: 'dealership_slug',
  label: 'Preferred Dealership',
  required: 'Please select a preferred dealership.',
};

const REGO_FIELD = {
  kind: 'text',
  name: 'Rego',
  label: 'Rego',
  placeholder: 'Rego - Helps us better assist your enquiry',
  maxLength: 10,
} satisfies FieldSpec;

const vehicleText = (name: 'make' | 'model', label: string, required: string): FieldSpec => ({
  kind: 'text',
  name,
  label,
  list: `${name}s`,
  maxLength: 60,
  required,
});

const POSTCODE_FIELD: FieldSpec = {
  kind: 'text',
  name: 'postcode',
  label: 'Postcode',
  autoComplete: 'postal-code',
  inputMode: 'numeric',
  maxLength: 4,
  required: 'Please enter your postcode.',
  format: { pattern: /^\d{4}$/, message: 'Invalid postcode. Please enter a 4-digit number.' },
};

const TRADE_IN_STEPS = tradeInSteps([...CONTACT_FIELDS, PREFERRED_DEALERSHIP_FIELD, ...CLOSING_FIELDS]);

/** The forms on pages of their own. */
export const PAGE_FORMS = defineForms({
  contact: {
    title: 'Send us a message',
    submit: 'Send Enquiry',
    thanks: 'We have your enquiry and will be in touch.',
    fields: [
      {
        kind: 'select',
        name: 'category',
        label: 'Enquiry',
        options: [
          GENERAL_ENQUIRY,
          'Sales Enquiry',
          'Finance Enquiry',
          'Service Enquiry',
          PARTS_ENQUIRY,
          CAREERS_ENQUIRY,
        ],
        initial: GENERAL_ENQUIRY,
        required: 'Please select what your enquiry is about.',
      },
      LOCATION_FIELD,
      ...CONTACT_FIELDS,
      POSTCODE_FIELD,
      REGO_FIELD,
      MESSAGE_FIELD,
      ...CLOSING_FIELDS,
    ],
    category: GENERAL_ENQUIRY,
    subcategory: null,
  },
  finance: {
    title: 'Your details',
    submit: 'Send Enquiry',
    thanks: 'We have your finance enquiry and will be in touch.',
    fields: [
      ...CONTACT_FIELDS,
      PREFERRED_DEALERSHIP_FIELD,
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
      ...CLOSING_FIELDS,
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
      PREFERRED_DEALERSHIP_FIELD,
      { kind: 'appointment', name: 'dateTime', label: 'Test Drive Booking Date' },
      ...CONTACT_FIELDS,
      {
        kind: 'message',
        name: 'message',
        label: 'Vehicles you would like to drive, and anything we should know',
      },
      TERMS_FIELD,
      OPT_IN_FIELD,
    ],
    category: GENERAL_ENQUIRY,
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
      ...CONTACT_FIELDS,
      { ...REGO_FIELD, placeholder: undefined, required: 'Please enter the registration.' },
      vehicleText('make', 'Make', 'Please enter the make.'),
      vehicleText('model', 'Model', 'Please enter the model.'),
      {
        kind: 'text',
        name: 'odometer',
        label: 'Odometer in km',
        ...KILOMETRES,
      },
      { kind: 'services', name: 'additional_services', label: 'Additional services' },
      { kind: 'message', name: 'message', label: 'Anything we should know' },
      ...CLOSING_FIELDS,
    ],
    category: 'Service Enquiry',
    subcategory: 'Service Booking',
    books: 'service',
  },
  offer: {
    title: 'I’m interested',
    submit: 'Send Enquiry',
    thanks: 'We know that you are interested in our offer and will be in touch.',
    fields: [
      ...CONTACT_FIELDS,
      PREFERRED_DEALERSHIP_FIELD,
      DISTRIBUTION_FIELD,
      { kind: 'message', name: 'message', label: 'Message' },
      ...CLOSING_FIELDS,
    ],
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
      ...CONTACT_FIELDS,
      LOCATION_FIELD,
      {
        kind: 'message',
        name: 'message',
        label: 'Your experience, and the work you are looking for',
        required: 'Please tell us about your experience.',
      },
      ...CLOSING_FIELDS,
    ],
    category: CAREERS_ENQUIRY,
    subcategory: null,
    event: CAREERS_EVENT,
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
    vehicleIntro: 'Towards the',
  },
});

export type PageFormId = keyof typeof PAGE_FORMS;

export const isPageFormId = (name: unknown): name is PageFormId =>
  typeof name === 'string' && Object.hasOwn(PAGE_FORMS, name);
