import type { Lead } from '../leads/schema.ts';
import { shopperAddress } from '../leads/shopper-address.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import { mailboxOf } from './mailbox-of.ts';

/**
 * Stores a lead or a change, with a confirmation mail to the shopper if the mailbox may get one more today. The mail is
 * counted before, because the transaction that stores also queues it. If no mail was queued after all, the count is
 * taken back: otherwise refused forms, such as those of programs, would use up a mailbox's mails.
 *
 * @param store stores the lead or the change; `confirms` is false if the address cannot get mail, or got as many mails
 * today as the limit allows
 * @param isQueued true if the outcome means that mails were queued
 */
export async function withConfirmation<Outcome>(
  limits: RateLimits,
  { tenant, values }: Pick<Lead, 'tenant' | 'values'>,
  store: (confirms: boolean) => Promise<Outcome>,
  isQueued: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const address = shopperAddress(values);
  if (address === null) return store(false);
  const who = [tenant, mailboxOf(address)];
  const confirms = (await limits.consume('confirmations', who)).ok;
  const outcome = await store(confirms);
  if (confirms && !isQueued(outcome)) await limits.refund('confirmations', who);
  return outcome;
}
