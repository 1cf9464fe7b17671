import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { aLead } from '../../tests/support/service/a-lead.ts';
import { startPostgreSQL, type TestPostgreSQL } from '../../tests/support/service/postgresql.ts';
import { NOW, testService } from '../../tests/support/service/test-service.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { findLead, listLeads } from './leads/find-leads.ts';
import type { Database } from './platform/database/database.ts';
import { openPGlite } from './platform/database/open-pglite.ts';
import { openPostgreSQL } from './platform/database/open-postgresql.ts';

const START_TIMEOUT_MS = 180_000;
// When the tests end, the server may stop before it has read that a connection was closed.
const lost = () => {};

let server: TestPostgreSQL;
beforeAll(async () => {
  server = await startPostgreSQL(temporaryFolder('postgresql'));
}, START_TIMEOUT_MS);
afterAll(() => server.stop(), START_TIMEOUT_MS);

it('several processes that start at once migrate a PostgreSQL database once', {
  timeout: START_TIMEOUT_MS,
}, async () => {
  const url = await server.createDatabase('starting');
  const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgreSQL(url, lost)));
  await Promise.all(opened.map((database) => database.ping()));
  await Promise.all(opened.map((database) => database.close()));
});

it('the error about a PostgreSQL server that cannot be used names the reason, not the password', async () => {
  const url = new URL(await server.createDatabase('refusing'));
  url.password = 'a-wrong-secret';
  const refusal = await openPostgreSQL(url.href, lost).catch(String);
  expect(refusal).toContain('The database of DATABASE_URL cannot be opened (password authentication failed');
  expect(refusal).not.toContain('a-wrong-secret');
  url.port = String(await freePort());
  await expect(openPostgreSQL(url.href, lost)).rejects.toThrow('ECONNREFUSED');
});

const DATABASES: [string, () => Promise<Database>][] = [
  ['PGlite', () => openPGlite(temporaryFolder('pglite'))],
  ['PostgreSQL', async () => openPostgreSQL(await server.createDatabase('leads'), lost)],
];

describe.each(DATABASES)('leads on %s', (_, open) => {
  let database: Database;
  let post: ReturnType<typeof testService>['post'];
  let service: ReturnType<typeof testService>['service'];
  const lines: string[] = [];
  const all = () => listLeads(database, 'north', 1_000);

  beforeAll(async () => {
    database = await open();
    ({ post, service } = testService(database, lines));
  }, START_TIMEOUT_MS);
  afterAll(() => database.close());

  it('API-23 API-24 DAT-39 TRK-05 are stored before the answer, with values, facts and attribution', async () => {
    const sent = aLead();
    const { name, last_name, email, phone, message, opt_in, lead_attributes, ...facts } = sent.userData;
    const {
      status,
      success,
      lead_id = '',
    } = await post({
      ...sent,
      seconds_to_submit: 41,
      referrer: 'https://search.example/',
    });
    expect([status, success]).toEqual([201, true]);
    expect(await findLead(database, 'north', lead_id)).toEqual({
      id: lead_id,
      tenant: 'north',
      form: 'enquiry',
      eventId: 15,
      values: {
        name,
        last_name,
        email,
        phone,
        message,
        opt_in,
        terms_conditions: null,
        distribution_location: null,
      },
      facts,
      attribution: { source: 'spring_sale', ...lead_attributes },
      noticeVersion: null,
      carType: 'used',
      secondsToSubmit: 41,
      referrer: 'https://search.example/',
      idempotencyKey: expect.stringMatching(/^test-key-/),
      fingerprint: expect.stringMatching(/^[\w-]{43}$/),
      receivedAt: NOW,
      valuation: null,
    });
    expect(await findLead(database, 'south', lead_id)).toBeNull();
    expect(await findLead(database, 'north', 'x')).toBeNull();
  });

  it('are stored once for each idempotency key, even if they arrive at the same moment', async () => {
    const before = (await all()).length;
    const key = { 'idempotency-key': 'the-same-key' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(aLead(), key)));
    // A retry from another page of the visit is the same submission.
    const visit = { visited_pages: ['/', '/finance'], linked_query_params: {} };
    answers.push(await post(aLead({ lead_attributes: visit, url: 'https://www.north.example/' }), key));
    expect(new Set(answers.map(({ lead_id }) => lead_id)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(await all()).toHaveLength(before + 1);
  });

  it('are refused under the idempotency key of a different lead, which stays as it was', async () => {
    const key = { 'idempotency-key': 'a-used-key' };
    const { lead_id = '' } = await post(aLead(), key);
    const changed = await post(aLead({ message: 'And the price?' }), key);
    expect(changed).toEqual({
      status: 409,
      success: false,
      error:
        'Sorry, your form was not sent: it was mistaken for an earlier one. Please change one of your answers and send it again.',
    });
    expect((await findLead(database, 'north', lead_id))?.values.message).toBe('Is it still there?');
    // The same words about another vehicle, at another dealership, or about an offer.
    for (const about of [
      { car_id: '10' },
      { car_dealership_id: 'd2' },
      { offer_id: 'o1', offer_name: 'Mats' },
    ])
      expect((await post(aLead(about), key)).status, JSON.stringify(about)).toBe(409);
  });

  it('of two dealers may have the same idempotency key', async () => {
    const key = { 'idempotency-key': 'a-shared-key' };
    const host = { host: 'www.south.example', origin: 'https://www.south.example' };
    const toNorth = () => post(aLead(), key);
    const toSouth = () => post(aLead({ website_id: 'site-south' }), { ...key, ...host });
    const [north, south] = [await toNorth(), await toSouth()];
    expect([north.status, south.status]).toEqual([201, 201]);
    expect(south.lead_id).not.toBe(north.lead_id);
    // When both are sent again, each dealer gets the id of its own lead.
    expect(await toNorth()).toEqual({ ...north, status: 200 });
    expect(await toSouth()).toEqual({ ...south, status: 200 });
    expect((await listLeads(database, 'south', 10)).map(({ id }) => id)).toEqual([south.lead_id]);
  });

  it('keep names in any script, quotes and line breaks', async () => {
    const message = 'Ёлка 谢 🚙 "; drop table leads; --\r\n<script>';
    const { lead_id = '' } = await post(aLead({ name: 'Müller-Ōta', message }));
    expect((await findLead(database, 'north', lead_id))?.values).toMatchObject({
      name: 'Müller-Ōta',
      message,
    });
  });

  it('leave no personal data in the log', async () => {
    await post(aLead({ email: 'ana@' }));
    const text = lines.join('');
    expect(text).toContain('"path":"/api/leads","status":201');
    expect(text).toContain('"status":422');
    for (const part of ['Ana', 'ana@', '0400 000', 'still there', 'Test browser'])
      expect(text).not.toContain(part);
  });

  it('are not acknowledged when the database fails, and the log names the cause without personal data', async () => {
    const failing: Database = {
      ...database,
      queries: new Proxy(database.queries, {
        get: (target, name, receiver) =>
          name === 'transaction'
            ? () => Promise.reject(Object.assign(new Error('Failed query, params: Ana'), { code: '53100' }))
            : Reflect.get(target, name, receiver),
      }),
      ping: () => Promise.reject(new Error('down')),
    };
    const log: string[] = [];
    const { post: postBroken, service: brokenService } = testService(failing, log);
    expect(await postBroken(aLead())).toEqual({
      status: 503,
      success: false,
      error: 'We cannot store anything right now. Please try again in a few minutes.',
    });
    expect(log.join('')).toContain('"code":"53100"');
    expect(log.join('')).not.toContain('Ana');
    expect((await brokenService.request('/readyz')).status).toBe(503);
    expect((await brokenService.request('/healthz')).status).toBe(200);
    expect((await service.request('/readyz')).status).toBe(200);
  });
});
