import type { SentValues } from '../../features/leads/form-fields.ts';
import { shopperAddress } from '../outbox/plan-deliveries.ts';
import type { RateLimits } from './rate-limits.ts';

/** Mail systems deliver "ana+1@…" to the mailbox of "ana@…". */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*/, '');

/** Counts a mail to the shopper. False if the address cannot get mail, or got enough of it today. */
export async function mayConfirm(
  limits: RateLimits,
  { tenant, values }: { tenant: string; values: SentValues },
): Promise<boolean> {
  const address = shopperAddress(values);
  if (address === null) return false;
  return (await limits.take('confirmations', [tenant, mailboxOf(address)])).ok;
}
