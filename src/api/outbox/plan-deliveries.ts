import { z } from 'zod';
import { receiversOf } from '../leads/receivers-of.ts';
import type { Channel, NewLead } from '../leads/schema.ts';
import type { Dealer } from '../tenants/read-dealer.ts';

export interface PlannedDelivery {
  channel: Channel;
  target: string;
}

/** Stricter than the forms, so that no mail server reads the text as several addresses or as anything else. */
const addressSchema = z.email().max(254);

/** The shopper's address if mail can be sent to it; otherwise null. */
export function shopperAddress({ email }: NewLead['values']): string | null {
  const { success, data } = addressSchema.safeParse(email);
  return success ? data : null;
}

/** Lists the deliveries of a lead, one for each receiver. */
export function planDeliveries(
  dealer: Dealer,
  { values, facts }: Pick<NewLead, 'values' | 'facts'>,
): PlannedDelivery[] {
  const { emails, crm_emails, webhook } = receiversOf(dealer, { facts });
  const shopper = shopperAddress(values);
  const to = (channel: Channel, targets: readonly string[]): PlannedDelivery[] =>
    [...new Set(targets)].map((target) => ({ channel, target }));
  return [
    ...to('mail', emails),
    ...to('crm', crm_emails),
    ...to('webhook', webhook === null ? [] : [webhook]),
    ...to('confirmation', shopper === null ? [] : [shopper]),
  ];
}
