import { hash } from 'node:crypto';
import { findDelivery, mailKey } from '../lead-mails/find-delivery.ts';
import { mailScene, type SceneDependencies } from '../lead-mails/mail-scene.ts';
import type { Lead } from '../leads/schema.ts';
import type { Delivery } from '../outbox/schema.ts';
import type { Database } from '../platform/database/database.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { PostJson } from '../platform/outgoing/post-json.ts';
import type { Dealer } from '../tenants/dealer.ts';
import { failedDeliveryMail, noticeMail } from './dealer-alerts.ts';
import type { AlertJob, NoticeJob } from './plan-alerts.ts';

export interface AlertDependencies extends SceneDependencies {
  database: Database;
  dealerOf: (tenant: string) => Promise<Dealer | null>;
  mailer: Mailer;
  /** Address that mails come from. */
  from: string;
  post: PostJson;
}

declare module '../platform/jobs/job-types.ts' {
  interface JobDependencies {
    alerts: AlertDependencies;
  }
}

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
    `The lead is stored. Next: correct the receiver’s system, or its address in the tenant’s site.yaml. Then run: npm run leads -- ${tenant} replay ${id}`,
  ].join('\n');
}

async function postAlert(
  { post }: AlertDependencies,
  target: string,
  text: string,
  key: string,
): Promise<void> {
  const status = await post(target, JSON.stringify({ text }), { 'idempotency-key': `alert-${key}` });
  if (status < 200 || status >= 300) throw new Error(`the webhook for alerts answered with status ${status}`);
}

/** Sends one notice. @throws Error if it should be attempted again */
export async function sendNotice(
  dependencies: AlertDependencies,
  { tenant, to, target, subject, text, key }: NoticeJob,
): Promise<void> {
  if (to === 'ops-webhook') return postAlert(dependencies, target, text, key);
  const dealer = await dependencies.dealerOf(tenant);
  const mail = { sender: dealer?.name ?? tenant, to: target, replyTo: null, key };
  if (to !== 'dealer' || dealer === null)
    return dependencies.mailer.send({ ...mail, subject, text: `${text}\n` });
  const mark = await dependencies.pictures.mark(dealer);
  await dependencies.mailer.send({
    ...mail,
    ...noticeMail(dealer, { subject, text, at: dependencies.now() }, mark),
  });
}

/** Sends one alert. @throws Error if it should be attempted again */
export async function sendAlert(
  dependencies: AlertDependencies,
  { delivery: id, to, target }: AlertJob,
): Promise<void> {
  const found = await findDelivery(dependencies.database, id);
  if (found === null) return;
  const { delivery, lead } = found;
  const text = opsText(delivery, lead);
  if (to === 'ops-webhook') return postAlert(dependencies, target, text, id);
  const dealer = await dependencies.dealerOf(lead.tenant);
  const mail = {
    sender: dealer?.name ?? lead.tenant,
    to: target,
    replyTo: null,
    key: `${mailKey(delivery, lead)}.alert.${hash('sha256', target).slice(0, 8)}`,
  };
  if (to !== 'dealer' || dealer === null) {
    const subject =
      delivery.channel === 'confirmation' ? 'A confirmation did not arrive' : 'A lead could not be delivered';
    return dependencies.mailer.send({ ...mail, subject, text: `${text}\n` });
  }
  const scene = await mailScene(dependencies, lead, dealer, 'small');
  const about = { lead, dealer, target, from: dependencies.from, isResent: false, key: mail.key, scene };
  await dependencies.mailer.send({ ...mail, ...failedDeliveryMail(delivery, about) });
}
