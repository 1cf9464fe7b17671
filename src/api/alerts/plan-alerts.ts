import { receiversOf } from '../leads/receivers-of.ts';
import type { Delivery, Lead } from '../leads/schema.ts';
import type { Dealer } from '../tenants/read-dealer.ts';
import type { AlertReceivers } from './alert-receivers.ts';

/** Data of a job in the queue `ALERT`: an alert about a delivery. */
export interface AlertJob {
  /** Id of a row of `deliveries`. */
  delivery: string;
  to: 'ops-mail' | 'ops-webhook' | 'dealer';
  /** Email or web address. */
  target: string;
}

/** A message without personal data. */
interface Notice {
  tenant: string;
  subject: string;
  text: string;
}

/** Data of a job in the queue `ALERT`: a notice to one receiver, which is not about a delivery. */
export interface NoticeJob extends Notice, Pick<AlertJob, 'to' | 'target'> {
  /** Idempotency key: the same for each attempt to send the notice. */
  key: string;
}

/**
 * Plans a notice to ops, and to the dealer at the addresses that get its leads. Dealers get words of their own, without
 * paths, commands and the names of folders.
 */
export function noticesAbout(
  { forDealer, ...notice }: Notice & { forDealer: Pick<Notice, 'subject' | 'text'> },
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
  return receivers.flatMap(([to, target], index) =>
    target === null
      ? []
      : [
          {
            ...notice,
            ...(to === 'dealer' && forDealer),
            to,
            target,
            key: `${notice.tenant}.${now.getTime()}.${index}`,
          },
        ],
  );
}

/**
 * Plans the alerts about a delivery that was given up. The dealer gets them at all addresses but the one that failed.
 * Ops get no alert about a failed confirmation, because usually the shopper mistyped the address.
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
