import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aLead } from '../../tests/support/service/a-lead.ts';
import { adfProblems, HAS_DTD } from '../../tests/support/service/adf/content-model.ts';
import { startMailServer, type TestMailServer } from '../../tests/support/service/mail-server.ts';
import { testService } from '../../tests/support/service/test-service.ts';
import { startWebhook, type TestWebhook } from '../../tests/support/service/webhook-server.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { smallSite, writeTenant } from '../../tests/support/write-tenant.ts';
import { defaultDataRoot } from '../stock/data-folder/data-files.ts';
import { leadMail } from './lead-mails/lead-mails.ts';
import { findLead, listLeads } from './leads/find-leads.ts';
import { type OpenDelivery, openDelivery } from './open-delivery.ts';
import { listDeadLeads, listDeliveries } from './outbox/list-deliveries.ts';
import type { Database } from './platform/database/database.ts';
import { openPGlite } from './platform/database/open-pglite.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { readDealer } from './tenants/read-dealer.ts';
import { openTenantDirectory } from './tenants/tenant-directory.ts';

const START_TIMEOUT_MS = 300_000;
/** Milliseconds for a delivery with its retries on a slow machine. */
const SOON = { timeout: 120_000, interval: 100 };
const SECRET = 'a-webhook-secret';

let database: Database;
let delivery: OpenDelivery;
let mails: TestMailServer;
let webhook: TestWebhook;
let post: ReturnType<typeof testService>['post'];
const tenants = temporaryFolder('tenants');
const lines: string[] = [];

beforeAll(async () => {
  mails = await startMailServer();
  // The webhook refuses each lead twice before it accepts it. It never accepts one that contains "never" or "broken".
  webhook = await startWebhook((path, body, earlier) => {
    if (path === '/alerts') return 200;
    if (body.includes('never')) return 422;
    if (body.includes('broken')) return 503;
    return earlier.filter((before) => before.body === body).length < 2 ? 503 : 204;
  });
  const north = {
    id: 'site-north',
    url: 'https://www.north.example',
    timezone: 'Australia/Brisbane',
    config: { forms: { opt_in: 'The text of today.', opt_in_ticked: true } },
    dealerships: [
      { slug: 'north-yard', name: 'North Yard', id: 'd1' },
      {
        slug: 'other',
        name: 'Other',
        id: 'd2',
        leads: { emails: ['gone@north.example', 'desk@north.example'], crm_emails: [] },
      },
      {
        slug: 'third',
        name: 'Third',
        id: 'd3',
        leads: { emails: ['busy@north.example'], crm_emails: [] },
      },
    ],
    leads: {
      emails: ['sales@north.example'],
      crm_emails: ['crm@north.example'],
      webhook: `${webhook.url}/leads`,
    },
  };
  writeTenant(tenants, 'north', { 'site.yaml': JSON.stringify(smallSite('north', north)) });
  database = await openPGlite(temporaryFolder('pglite'));
  const environment = { FORECOURT_NORTH_WEBHOOK_SECRET: SECRET };
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const directory = openTenantDirectory({
    place: { folders: [join(tenants, 'north')] },
    dataRoot: defaultDataRoot(tenants),
    environment,
    now: () => new Date(),
    log,
  });
  delivery = await openDelivery(database, {
    tenants: directory,
    data: temporaryFolder('data'),
    delivery: {
      smtpUrl: mails.url,
      from: 'leads@platform.example',
      alerts: { mail: 'ops@platform.example', webhook: `${webhook.url}/alerts` },
      privateWebhooks: ['127.0.0.1'],
      retries: { limit: 5, first: 1, longest: 2 },
      environment,
    },
    log,
  });
  await delivery.start({ stockUpdates: null, notFound: null });
  ({ post } = testService(database, [], { outbox: delivery.outbox }));
}, START_TIMEOUT_MS);
afterAll(async () => {
  await delivery.close();
  await database.close();
  await mails.stop();
  await webhook.stop();
}, START_TIMEOUT_MS);

/** Waits until no delivery of a lead is pending. Resolves to the states of its deliveries by channel and address. */
async function settled(leadId: string): Promise<Record<string, string>> {
  const states = async () =>
    Object.fromEntries(
      (await listDeliveries(database, [leadId])).map(({ channel, target, state }) => [
        `${channel} ${target}`,
        state,
      ]),
    );
  await expect.poll(async () => Object.values(await states()), SOON).not.toContain('pending');
  return states();
}

it(
  'API-23 DAT-38 DAT-39 a lead with names in any script reaches dealer, CRM, webhook and shopper',
  async () => {
    const { lead_id = '' } = await post(
      aLead({ name: 'Zoë 明', last_name: 'Ōta-Ёлкин', message: 'Grüße\n<b>& 谢谢</b>' }),
    );
    expect(await settled(lead_id)).toEqual({
      'mail sales@north.example': 'delivered',
      'crm crm@north.example': 'delivered',
      [`webhook ${webhook.url}/leads`]: 'delivered',
      'confirmation ana@example.com': 'delivered',
    });

    const [mail] = mails.to('sales@north.example');
    expect(mail?.from?.value).toEqual([{ name: 'Dealer north website', address: 'leads@platform.example' }]);
    expect(mail?.replyTo?.value).toEqual([{ name: 'Zoë 明 Ōta-Ёлкин', address: 'ana@example.com' }]);
    expect(mail?.subject).toBe('Zoë 明 Ōta-Ёлкин asks about the Mazda CX-5 (48213)');
    expect(mail?.messageId).toMatch(new RegExp(`^<${lead_id}\\.0\\.[\\da-f]{8}@platform\\.example>$`));
    for (const part of [
      'Call: 0400 000 000',
      'Email: ana@example.com',
      'Grüße\n<b>& 谢谢</b>',
      'Stock number: 48213',
      'Source: spring_sale',
    ])
      expect(mail?.text).toContain(part);
    // Dates of an earlier year are shown with it.
    expect(mail?.text).toMatch(/received Sunday 22 November( 2026)? at 9:00 pm/);
    expect(mail?.html).toContain('Grüße<br>&lt;b&gt;&amp; 谢谢&lt;/b&gt;');
    const attached = mail?.attachments.find(({ filename }) => filename === 'lead.xml');
    expect(attached?.contentType).toBe('application/x-adf+xml');
    const adf = attached?.content.toString('utf8') ?? '';
    if (HAS_DTD) expect(adfProblems(adf)).toEqual([]);
    expect(adf).toContain('<name part="first">Zoë 明</name><name part="last">Ōta-Ёлкин</name>');

    const [crm] = mails.to('crm@north.example');
    expect([crm?.text?.trim(), crm?.html, crm?.attachments]).toEqual([adf.trim(), false, []]);

    const [confirmation] = mails.to('ana@example.com');
    expect(confirmation?.from?.value[0]?.name).toBe('Dealer north');
    expect(confirmation?.replyTo?.value).toEqual([{ name: 'Dealer north', address: 'sales@north.example' }]);
    for (const part of [
      'Hello Zoë 明',
      'We have your enquiry and will be in touch.',
      'WHAT YOU SENT US',
      'MAZDA CX-5',
      '"Grüße',
    ])
      expect(confirmation?.text).toContain(part);

    const attempts = webhook.received.filter(({ headers }) => headers['idempotency-key'] === lead_id);
    expect(attempts.map(({ status }) => status)).toEqual([503, 503, 204]);
    const { headers, body = '' } = attempts.at(-1) ?? {};
    const [, seconds = '', digest] =
      /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers?.['forecourt-signature'])) ?? [];
    expect(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex')).toBe(digest);
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(600);
    expect(JSON.parse(body)).toMatchObject({
      id: lead_id,
      tenant: 'north',
      form: 'enquiry',
      event_id: 15,
      received_at: '2026-11-22T10:00:00.000Z',
      values: { name: 'Zoë 明', message: 'Grüße\n<b>& 谢谢</b>' },
      facts: { car_id: '9', vehicle_make: 'Mazda' },
      attribution: { visited_pages: ['/', '/cars/a'], source: 'spring_sale' },
    });
    expect(lines.join('')).not.toMatch(/Zoë|ana@example/);
  },
  SOON.timeout,
);

it.each([
  { opt_in: true, answer: 'Yes' },
  { opt_in: false, answer: 'No' },
])(
  'FRM-11 FRM-12 mails and ADF repeat the text beside the checkbox for news that the shopper read, also if the dealer has another one by then: $answer',
  async ({ opt_in, answer }) => {
    const shopper = `news-${answer}@example.com`;
    const wording = 'The text of yesterday.';
    const { lead_id = '' } = await post(aLead({ email: shopper, opt_in, opt_in_wording: wording }));
    await settled(lead_id);
    const toDealer = mails
      .to('sales@north.example')
      .find(({ messageId }) => messageId?.startsWith(`<${lead_id}.`));
    const [toShopper] = mails.to(shopper);
    const adf = toDealer?.attachments.find(({ filename }) => filename === 'lead.xml');
    for (const text of [toDealer?.text, toDealer?.html, toShopper?.text, adf?.content.toString('utf8')]) {
      expect(String(text).replaceAll(/<[^>]*>/g, ' ')).toMatch(
        new RegExp(`The text of yesterday\\.\\s+${answer}\\b`),
      );
      expect(text).not.toContain('The text of today.');
    }
  },
  SOON.timeout,
);

it(
  'ops and dealer are alerted once if a mail bounces or a webhook refuses a lead, and a replay sends the lead again',
  async () => {
    const { lead_id = '' } = await post(
      aLead({ car_dealership_id: 'd2', message: 'never', email: 'gone@shopper.example' }),
    );
    const dead = {
      'mail gone@north.example': 'dead',
      'mail desk@north.example': 'delivered',
      [`webhook ${webhook.url}/leads`]: 'dead',
      'confirmation gone@shopper.example': 'dead',
    };
    expect(await settled(lead_id)).toEqual(dead);
    const alerts = () =>
      webhook.received
        .filter(({ path }) => path === '/alerts')
        .map(({ body }) => JSON.parse(body).text as string);
    const toDesk = () =>
      mails.to('desk@north.example').filter(({ subject }) => !subject?.includes('asks about'));
    await expect
      .poll(() => [alerts().length, mails.to('ops@platform.example').length, toDesk().length], SOON)
      .toEqual([2, 2, 3]);
    const [first = ''] = alerts().filter((text) => text.includes('email to'));
    expect(first).toContain('email to gone@north.example');
    expect(first).toContain('the mail server refused this address with code 550');
    expect(first).toContain(`npm run leads -- north replay ${lead_id}`);
    // Alerts for ops go to chat systems, so they have nothing about the shopper.
    expect(alerts().join('')).not.toMatch(/Ana|shopper\.example|0400/);
    expect(alerts().join('')).toContain('the webhook answered with status 422');
    expect(
      toDesk()
        .map(({ text }) => text?.replaceAll('\n', ' '))
        .join(''),
    ).toContain('gave an email address that does not accept mail (gone@shopper.example)');

    const lead = await findLead(database, 'north', lead_id);
    if (lead === null) throw new Error('The lead is not stored.');
    expect((await listDeadLeads(database, 'north')).map(({ id }) => id)).toEqual([lead_id]);
    expect(await delivery.outbox.resend(lead, 'dead')).toBe(3);
    expect(await settled(lead_id)).toEqual(dead);
    expect(await delivery.outbox.resend(lead, 'all')).toBe(4);
    expect(await settled(lead_id)).toEqual(dead);
    const sent = mails.to('desk@north.example').filter(({ subject }) => subject?.includes('asks about'));
    expect(sent.map(({ messageId }) => messageId?.split('.')[1])).toEqual(['0', '2']);
    expect(sent[1]?.text).toMatch(/^Sent again\./);
  },
  SOON.timeout,
);

it(
  'a mail that its server defers is sent later, and a delivery that fails at every attempt is given up with one alert',
  async () => {
    const { lead_id = '' } = await post(
      aLead({ car_dealership_id: 'd3', message: 'broken', email: 'bo@example.com' }),
    );
    expect(await settled(lead_id)).toEqual({
      'mail busy@north.example': 'delivered',
      [`webhook ${webhook.url}/leads`]: 'dead',
      'confirmation bo@example.com': 'delivered',
    });
    expect(mails.to('busy@north.example').filter(({ subject }) => subject?.includes('Ana'))).toHaveLength(1);
    const attempts = webhook.received.filter(({ headers }) => headers['idempotency-key'] === lead_id);
    expect(attempts.map(({ status }) => status)).toEqual(Array(6).fill(503));
    const alerts = () =>
      webhook.received.filter(({ path, body }) => path === '/alerts' && body.includes(lead_id));
    await expect.poll(() => alerts().length, SOON).toBe(1);
    expect(alerts()[0]?.body).toContain('the webhook answered with status 503');
  },
  SOON.timeout,
);

it(
  'line breaks and commas in a shopper’s texts add neither headers nor receivers to a mail',
  async () => {
    const name = 'Eve\r\nBcc: thief@evil.example\r\n\r\n<script>';
    const email = 'eve@a.example,thief@evil.example';
    const { lead_id = '', status } = await post(aLead({ name, email }));
    expect(status).toBe(201);
    expect(Object.keys(await settled(lead_id))).toEqual(
      expect.not.arrayContaining([expect.stringContaining('confirmation')]),
    );
    const mail = mails.to('sales@north.example').find(({ subject }) => subject?.includes('Eve'));
    expect(mail?.subject).toBe('Eve Bcc: thief@evil.example <script> Bell asks about the Mazda CX-5 (48213)');
    expect([mail?.bcc, mail?.replyTo]).toEqual([undefined, undefined]);
    expect(mails.to('thief@evil.example')).toEqual([]);
  },
  SOON.timeout,
);

it('a lead is not stored if its deliveries cannot be queued', async () => {
  const before = await listLeads(database, 'north', 100);
  const failing = testService(database, [], {
    outbox: { add: () => Promise.reject(new Error('no queue')) },
  });
  expect((await failing.post(aLead(), { 'idempotency-key': 'a-key-without-queue' })).status).toBe(500);
  expect(await listLeads(database, 'north', 100)).toEqual(before);
});

it('without a mail server each mail is written to one file, however often it is sent', async () => {
  const folder = join(temporaryFolder('mail'), 'mail');
  const mailer = createMailer({ smtpUrl: undefined, from: 'leads@platform.example', folder });
  const dealer = await readDealer(join(tenants, 'north'));
  const [lead] = await listLeads(database, 'north', 1);
  if (!dealer || !lead) throw new Error('There is no lead to send.');
  const mail = leadMail({
    lead,
    dealer,
    target: 'a@b.example',
    from: 'leads@platform.example',
    isResent: false,
    key: 'x.0',
  });
  await mailer.send(mail);
  await mailer.send(mail);
  expect(readdirSync(folder)).toEqual(['x.0.eml']);
  expect(readFileSync(join(folder, 'x.0.eml'), 'utf8')).toMatch(/^Message-ID: <x\.0@platform\.example>\r$/im);
  mailer.close();
});

it(
  'a phone number and a receiver that are changed in site.yaml are in the next mail, without a restart',
  async () => {
    const file = join(tenants, 'north', 'site.yaml');
    const before = readFileSync(file, 'utf8');
    const after = before
      .replace('02 5550 0100', '02 5550 0777')
      .replace('"emails":["sales@north', '"emails":["new-desk@north');
    writeFileSync(file, after);
    // The service looks at the file at most once a second.
    await setTimeout(1_100);
    const { lead_id = '' } = await post(aLead({ email: 'kim@example.com' }), {
      'idempotency-key': 'a-key-after-the-change',
    });
    const states = await settled(lead_id);
    expect(states['mail new-desk@north.example']).toBe('delivered');
    expect(states).not.toHaveProperty('mail sales@north.example');
    const [confirmation] = mails.to('kim@example.com');
    expect(confirmation?.text).toContain('02 5550 0777');
  },
  SOON.timeout,
);
