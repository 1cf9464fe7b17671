import { z } from 'zod';
import { STATES } from '../../stock/car-values.ts';
import { DEFAULT_OPT_IN } from './defaults/opt-in.ts';
import { key } from './key.ts';

export const forms = z.strictObject({
  message_required: key(
    z.boolean().default(true),
    'The enquiry forms require a message. If false, it may stay empty.',
    'FRM-01',
  ),
  location_placeholder: key(
    z
      .enum(['Please Select a Dealership Location', 'Please Select a Department'])
      .default('Please Select a Dealership Location'),
    'Text of the list of locations while none is selected.',
    'FRM-05',
  ),
  preferred_dealership: key(
    z.boolean().default(true),
    'Forms ask for the preferred dealership if the site has more than one. If false, they never do.',
    'FRM-06',
  ),
  opt_in: key(z.string().min(1).default(DEFAULT_OPT_IN), 'Text of the checkbox for news.', 'FRM-11'),
  opt_in_ticked: key(
    z.boolean().default(true),
    'The checkbox for news starts ticked, as the specification says. The regulator (ACMA) does not accept a ticked box as consent under the Spam Act 2003, so `check` warns until it is false.',
    'FRM-12',
  ),
  terms_required: key(
    z.boolean().default(false),
    'Forms ask for agreement to the terms of use. A test drive always does.',
    'FRM-14',
  ),
  dialog_success: key(
    z.enum(['message', 'page']).default('message'),
    'After a form in a dialog was sent, `message` thanks in the dialog, so that the shopper stays at the vehicle, and `page` opens the thank-you page, as after forms on pages of their own.',
    'LEA-07',
  ),
  distribution_locations: key(
    z.array(z.string().trim().min(1).max(100)).max(50).default([]),
    'Places to which the dealer brings vehicles. If there are any, enquiries, reservations and forms of offers let shoppers choose where they would like to see or collect the vehicle.',
    'DAT-38',
  ),
  promise: key(
    z.string().trim().min(1).max(140).optional(),
    'How soon the dealer answers, in its own words: "We answer within two hours while we are open." It is shown beside and in forms, on the thank-you page and in the mail to the shopper.',
  ),
  default_state: key(z.enum(STATES).default('QLD'), 'State that forms select at first.', 'FRM-27'),
  collection_notice: key(
    z
      .string()
      .min(1)
      .default(
        '{dealer} collects your details to answer your enquiry, and to send you offers if you ask for them. Without them we cannot get back to you. We pass them on only to companies that run our website, email and phones for us.',
      ),
    'Notice under each form, as the Privacy Act asks for; {dealer} becomes the legal name. The link to the privacy policy follows it. Each lead carries the version of the notice that its form showed.',
  ),
});
