import type { Lead } from '../database/schema.ts';
import { shopperAddress } from '../outbox/plan-deliveries.ts';
import type { RateLimits } from './rate-limits.ts';

/** Mail systems deliver "ana+1@…" to the mailbox of "ana@…". */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*/, '');

/**
 * Counts a mail to the shopper before something is stored, because storing it decides in one transaction who gets mail.
 * A mail that is not queued after all counts nothing: otherwise forms that are refused, as those of programs are, would
 * use up the mails of a mailbox.
 *
 * @param store stores it; `confirms` is false if the address cannot get mail, or got enough of it today
 * @param isQueued true for an outcome with which mails were queued
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
