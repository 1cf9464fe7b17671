import { hash } from 'node:crypto';
import { DEFAULT_TIMEZONE } from '../../tenant/schema/defaults/timezone.ts';
import type { Delivery, Lead } from '../database/schema.ts';
import type { DeliveryDependencies } from '../delivery/delivery-dependencies.ts';
import { findDelivery, mailKey } from '../delivery/find-delivery.ts';
import { formRows, shopperName, vehicleRows } from '../delivery/lead-rows.ts';
import { mailBody } from '../delivery/mail-body.ts';
import type { Dealer } from '../delivery/read-dealer.ts';
import type { AlertJob, NoticeJob } from './plan-alerts.ts';

/** Each is followed by the receiver's address. */
const CHANNEL_TEXT: Record<Delivery['channel'], string> = {
  mail: 'email to',
  crm: 'ADF email to',
  webhook: 'webhook',
  confirmation: 'confirmation email to',
};

/** Text for ops. It has no personal data of the shopper, because alerts may go to chat systems. */
function opsText({ channel, target, problem }: Delivery, { id, tenant }: Lead): string {
  return [
    `A lead of ${tenant} could not be delivered: ${CHANNEL_TEXT[channel]} ${target}.`,
    `Reason: ${problem ?? 'the process ended during each attempt'}.`,
    `The lead is stored. Next: correct the receiver’s system, or its address in the tenant’s site.yaml and start the service again. Then run: npm run leads -- ${tenant} replay ${id}`,
  ].join('\n');
}

/** Used if the lead's tenant is no longer served. */
const NO_DEALER = {
  locations: [],
  timezone: DEFAULT_TIMEZONE,
  kind: 'cars' as const,
  dealershipNames: new Map<string, string>(),
  questions: new Map<string, string>(),
};

function dealerMailParts({ channel, target, problem }: Delivery, lead: Lead, dealer: Dealer | null) {
  const rows = formRows(lead, dealer ?? NO_DEALER);
  if (channel === 'confirmation')
    return [
      `${shopperName(lead)} gave an email address that does not accept mail (${target}), so our confirmation did not arrive. You have received the lead itself. Next: call the shopper.`,
      rows,
      vehicleRows(lead),
    ];
  return [
    `We could not send this lead to ${target}: ${problem ?? 'no attempt was completed'}. It is not lost; here it is. Next: get in touch with the shopper, and check that address.`,
    rows,
    vehicleRows(lead),
    `Lead ${lead.id}`,
  ];
}

async function postAlert(
  { post }: DeliveryDependencies,
  target: string,
  text: string,
  key: string,
): Promise<void> {
  const status = await post(target, JSON.stringify({ text }), { 'idempotency-key': `alert-${key}` });
  if (status < 200 || status >= 300) throw new Error(`the webhook for alerts answered with status ${status}`);
}

/** Sends one notice. @throws Error if it should be attempted again */
export async function sendNotice(
  dependencies: DeliveryDependencies,
  { tenant, to, target, subject, text, key }: NoticeJob,
): Promise<void> {
  if (to === 'ops-webhook') return postAlert(dependencies, target, text, key);
  const sender = dependencies.dealerOf(tenant)?.name ?? tenant;
  await dependencies.mailer.send({ sender, to: target, replyTo: null, subject, text: `${text}\n`, key });
}

/** Sends one alert. @throws Error if it should be attempted again */
export async function sendAlert(
  dependencies: DeliveryDependencies,
  { delivery: id, to, target }: AlertJob,
): Promise<void> {
  const found = await findDelivery(dependencies.database, id);
  if (found === null) return;
  const { delivery, lead } = found;
  const text = opsText(delivery, lead);
  if (to === 'ops-webhook') return postAlert(dependencies, target, text, id);
  const subject =
    delivery.channel === 'confirmation' ? 'A confirmation did not arrive' : 'A lead could not be delivered';
  const dealer = dependencies.dealerOf(lead.tenant);
  await dependencies.mailer.send({
    sender: dealer?.name ?? lead.tenant,
    to: target,
    replyTo: null,
    subject,
    ...(to === 'dealer' ? mailBody(dealerMailParts(delivery, lead, dealer)) : { text: `${text}\n` }),
    key: `${mailKey(delivery, lead)}.alert.${hash('sha256', target).slice(0, 8)}`,
  });
}
