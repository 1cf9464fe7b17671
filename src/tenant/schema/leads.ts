import { z } from 'zod';
import { key } from './key.ts';
import { email, url } from './primitives.ts';

/**
 * Leads are personal data, so a webhook needs https. Plain http is accepted only for localhost and IP addresses, for
 * receivers inside the dealer's own network.
 */
const webhook = url.refine(
  (text) => /^(https:|http:\/\/(localhost|[\d.]+|\[[\da-f:]+\])[:/])/i.test(text),
  'A webhook needs an address that starts with https://',
);

/** Receivers of the leads of a dealer or of one dealership. */
export const leads = z.strictObject({
  emails: key(
    z.array(email).optional(),
    'Addresses that get each lead as a readable email with the lead as ADF XML attached. By default the email of the location that the shopper chooses or the vehicle stands at, or else of the dealership’s first location that has one, sales before service and parts.',
    'API-23',
  ),
  crm_emails: key(
    z.array(email).optional(),
    'Addresses of CRM systems, which get the ADF XML alone as plain text. By default none.',
    'API-23',
  ),
  webhook: key(
    webhook.optional(),
    'Address that gets each lead as signed JSON; its secret is in the environment, see docs/operations.md. By default none.',
    'API-23',
  ),
});
export type LeadReceivers = z.infer<typeof leads>;
