import { expect, it } from 'vitest';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { deliveryDependencies } from '../../../tests/support/service/delivery-dependencies.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { temporaryDatabase } from '../../../tests/support/service/temporary-database.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { leads } from '../leads/schema.ts';
import { deliveries } from '../outbox/schema.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { alertsAbout, noticesAbout } from './plan-alerts.ts';
import { sendAlert, sendNotice } from './send-alert.ts';

const DEALER = aDealer({ emails: ['gone@north.example', 'desk@north.example', 'boss@north.example'] });
const OPS = { mail: 'ops@platform.example', webhook: 'https://chat.example/alerts' };

const database = await temporaryDatabase();

/**
 * Dependencies that keep what was sent: mails by their keys, as the mail folder does, and posts by their idempotency
 * keys.
 */
function recordSent() {
  const mails = new Map<string, Mail>();
  const posts = new Map<string | undefined, string>();
  const dependencies = deliveryDependencies(database, {
    dealerOf: async () => DEALER,
    mailer: { send: async (mail) => void mails.set(mail.key, mail), close: () => {} },
    post: async (_url, body, headers) => {
      posts.set(headers['idempotency-key'], body);
      return 200;
    },
  });
  return { dependencies, mails, posts };
}

const receivers = (mails: ReadonlyMap<string, Mail>) => [...mails.values()].map(({ to }) => to).sort();

it('each receiver gets its own alert about a lead that could not be delivered, and alerts to ops say nothing about the shopper', async () => {
  const lead = storedLead();
  await database.queries.insert(leads).values(lead);
  const row = { leadId: lead.id, channel: 'mail', target: 'gone@north.example', state: 'dead' } as const;
  const [delivery] = await database.queries
    .insert(deliveries)
    .values({ ...row, problem: 'no such mailbox', changedAt: NOW })
    .returning();
  if (!delivery) throw new Error('The delivery is not stored.');
  const { dependencies, mails, posts } = recordSent();
  for (const job of alertsAbout(delivery, lead, DEALER, OPS)) await sendAlert(dependencies, job);
  expect(receivers(mails)).toEqual(['boss@north.example', 'desk@north.example', 'ops@platform.example']);
  for (const { to, text } of mails.values())
    expect([to, text.includes('0400 000 000')]).toEqual([to, to.endsWith('@north.example')]);
  expect([...posts.keys()]).toEqual([`alert-${delivery.id}`]);
  expect([...posts.values()].join('')).toContain('no such mailbox');
  expect([...posts.values()].join('')).not.toMatch(/Ana|0400|ana@/);
});

it('ops and each address of the dealer get their own notice, and only ops read paths of the server', async () => {
  const { dependencies, mails, posts } = recordSent();
  const notice = {
    tenant: 'north',
    subject: 'Stock that arrived was refused',
    text: 'See /srv/tenants/north.',
  };
  const forDealer = { subject: 'No stock', text: 'Your website shows the stock that arrived last.' };
  for (const job of noticesAbout({ ...notice, forDealer }, DEALER, OPS, NOW))
    await sendNotice(dependencies, job);
  expect(receivers(mails)).toEqual([...DEALER.receivers(null, null).emails, OPS.mail].sort());
  for (const { to, subject, text, html } of mails.values()) {
    if (to === OPS.mail) expect(text).toBe(`${notice.text}\n`);
    else {
      expect([subject, text]).toEqual([forDealer.subject, expect.stringContaining(forDealer.text)]);
      expect(`${subject} ${text} ${html}`).not.toContain('/srv');
    }
  }
  expect([...posts.values()]).toEqual([JSON.stringify({ text: notice.text })]);
});
