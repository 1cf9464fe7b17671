import type { Delivery, Lead } from '../database/schema.ts';
import type { Dealer } from '../delivery/read-dealer.ts';
import { receiversOf } from '../delivery/receivers-of.ts';
import type { AlertReceivers } from './alert-receivers.ts';

/** Data of the jobs of `ALERT`. */
export interface AlertJob {
  delivery: string;
  to: 'ops-mail' | 'ops-webhook' | 'dealer';
  /** Email or web address. */
  target: string;
}

/** A message for ops and dealer, without personal data. */
interface Notice {
  tenant: string;
  subject: string;
  text: string;
}

/** Data of the jobs of `ALERT` that are about no delivery. */
export interface NoticeJob extends Notice, Pick<AlertJob, 'to' | 'target'> {
  /** The same for each attempt to send it. */
  key: string;
}

/** Plans a notice to ops, and to the dealer at the addresses that get its leads. */
export function noticesAbout(
  notice: Notice,
  dealer: Dealer | null,
  { mail, webhook }: AlertReceivers,
  now: Date,
): NoticeJob[] {
  const receivers: [AlertJob['to'], string | null][] = [
    ['ops-mail', mail],
    ['ops-webhook', webhook],
    ...(dealer?.receivers(null, null).emails ?? []).map((email): [AlertJob['to'], string] => [
      'dealer',
      email,
    ]),
  ];
  return receivers.flatMap(([to, target], place) =>
    target === null ? [] : [{ ...notice, to, target, key: `${notice.tenant}.${now.getTime()}.${place}` }],
  );
}

/**
 * Plans the alerts about a delivery that was given up. The dealer gets them at addresses other than the one that failed.
 * Ops get none about a failed confirmation, because the cause is usually a mistyped address of the shopper.
 */
export function alertsAbout(
  { id, channel, target }: Delivery,
  { facts }: Pick<Lead, 'facts'>,
  dealer: Dealer | null,
  { mail, webhook }: AlertReceivers,
): AlertJob[] {
  const emails = dealer === null ? [] : receiversOf(dealer, { facts }).emails;
  const to = (receiver: AlertJob['to'], targets: readonly string[]): AlertJob[] =>
    targets.map((address) => ({ delivery: id, to: receiver, target: address }));
  const others = emails.filter((email) => email !== target);
  if (channel === 'confirmation') return to('dealer', others);
  return [
    ...to('ops-mail', mail === null ? [] : [mail]),
    ...to('ops-webhook', webhook === null ? [] : [webhook]),
    ...to('dealer', others),
  ];
}
