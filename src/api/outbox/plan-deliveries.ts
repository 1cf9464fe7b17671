import { receiversOf } from '../leads/receivers-of.ts';
import type { NewLead } from '../leads/schema.ts';
import { shopperAddress } from '../leads/shopper-address.ts';
import type { Dealer } from '../tenants/dealer.ts';
import type { Channel } from './schema.ts';

export interface PlannedDelivery {
  channel: Channel;
  target: string;
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
