import { z } from 'zod';
import { receiversOf } from '../leads/receivers-of.ts';
import type { Lead } from '../leads/schema.ts';
import type { Delivery } from '../outbox/schema.ts';
import type { Dealer } from '../tenants/dealer.ts';

/** Receivers of alerts at the platform's operator ("ops"). Dealers get their alerts by mail. */
export interface AlertReceivers {
  /** Email address; null if ops get no mail. */
  mail: string | null;
  /** Web address that `{ "text": … }` is posted to, which chat systems show as a message; null if there is none. */
  webhook: string | null;
}

const receiver = {
  to: z.enum(['ops-mail', 'ops-webhook', 'dealer']),
  /** Email or web address. */
  target: z.string(),
};

/** An alert about a delivery. */
export const alertJob = z.object({
  /** Id of a row of `deliveries`. */
  delivery: z.string(),
  ...receiver,
});
export type AlertJob = z.infer<typeof alertJob>;

/** A notice to one receiver, which is not about a delivery and has no personal data. */
export const noticeJob = z.object({
  tenant: z.string(),
  subject: z.string(),
  text: z.string(),
  ...receiver,
  /** Idempotency key: the same for each attempt to send the notice. */
  key: z.string(),
});
export type NoticeJob = z.infer<typeof noticeJob>;
type Notice = Pick<NoticeJob, 'tenant' | 'subject' | 'text'>;

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
