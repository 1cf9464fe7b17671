import type { PageForm } from '../../../src/features/leads/page-form.ts';

/** A contact page of the dealer north. */
export const PAGE: PageForm = {
  form: 'contact',
  subject: {
    websiteId: 'site-north',
    dealershipId: 'd1',
    clockSuffix: '',
    phone: null,
    mail: null,
    termsHref: null,
    vehicle: null,
  },
  settings: {
    messageRequired: true,
    termsRequired: false,
    captcha: true,
    locationPlaceholder: 'Please Select a Dealership Location',
    locations: ['North Yard'],
    dealerships: [],
    optIn: 'Send me news.',
    optInTicked: false,
  },
  notice: { text: 'We collect your details.', version: 'abc123', policyHref: null },
};

/** Valid values for the form of `PAGE`. */
export const TYPED: Record<string, string> = {
  category: 'General Enquiry',
  location: 'North Yard',
  name: 'Ana',
  last_name: 'Bell',
  email: 'ana@example.com',
  phone: '0400 000 000',
  postcode: '4000',
  Rego: '',
  message: 'Is it still there?',
  leave_this_empty: '',
};

/** Values of a service booking at the workshop of the dealer north, apart from its time. */
export const SERVICE: Record<string, string> = {
  name: 'Ana',
  last_name: 'Bell',
  email: 'ana@example.com',
  phone: '0400 000 000',
  Rego: '123ABC',
  make: 'Mazda',
  model: 'CX-5',
  odometer: '',
  location: 'North Yard Service',
};
