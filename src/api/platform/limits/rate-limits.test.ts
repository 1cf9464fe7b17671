import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aLead } from '../../../../tests/support/service/a-lead.ts';
import { bothDatabases } from '../../../../tests/support/service/both-databases.ts';
import { NOW, testService } from '../../../../tests/support/service/test-service.ts';
import { listLeads } from '../../leads/find-leads.ts';
import type { Database } from '../database/database.ts';
import { LIMITS } from './limits.ts';
import { createRateLimits } from './rate-limits.ts';
import { rateLimits } from './schema.ts';

const START_TIMEOUT_MS = 180_000;
const NORTH = { host: 'www.north.example', origin: 'https://www.north.example' };
const JSON_TYPE = { 'content-type': 'application/json' };
const FLOOD = 200;
const DAY_MS = 86_400_000;

/** The clock of the limits, which stands still in each test, so that no period ends while requests are being sent. */
let time = NOW;
const now = () => time;
/** A day later, so that no test begins with requests that an earlier one has counted. */
afterEach(() => {
  time = new Date(time.getTime() + 2 * DAY_MS);
});

/** Sends one request from a network address. */
type Send = (address: string, changes?: Record<string, string>) => Promise<Response>;

describe.each(bothDatabases())('limits on %s', (_, open) => {
  let database: Database;
  let sent = 0;
  beforeAll(async () => {
    database = await open();
  }, START_TIMEOUT_MS);
  afterAll(() => database.close());

  function sender(path: string, body?: object): Send {
    const { service } = testService(database, [], { now });
    return async (address, changes = {}) => {
      sent += 1;
      const headers = { ...NORTH, ...JSON_TYPE, 'idempotency-key': `flood-key-${sent}`, ...changes };
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      return await service.request(
        path,
        { headers, ...init },
        { incoming: { socket: { remoteAddress: address } } },
      );
    };
  }

  const record = { car_id: 'id-mine', dealership_id: 'd1', website_id: 'site-north' };
  const valuation = {
    website_id: 'site-north',
    lead_id: '00000000-0000-4000-8000-000000000000',
    column_name: 'valuation',
    valuation: { kind: 'none', reason: 'few' },
  };
  const view = '/api/cars/mine/view.json?photos_count=0&website_id=site-north';
  const ROUTES: [string, keyof typeof LIMITS, () => Send][] = [
    ['leads', 'leads', () => sender('/api/leads', aLead())],
    ['shown valuations', 'leadReports', () => sender('/api/miscellaneous', valuation)],
    [
      'follow-ups of leads',
      'leadReports',
      () => sender('/api/leads/follow-up', { website_id: 'site-north' }),
    ],
    ['phone reveals', 'phoneReveals', () => sender('/api/phone-reveals', record)],
    ['viewings', 'viewings', () => sender('/api/viewings', { ...record, event_id: 4 })],
    ['views', 'views', () => sender(view)],
    ['PDFs', 'pdfs', () => sender('/api/cars/nothing.pdf')],
    ['positions', 'places', () => sender('/api/geocode?address=4000')],
    ['delivery prices', 'places', () => sender('/api/delivery-price?postcode=4000&car_id=id-mine')],
    ['free times', 'appointments', () => sender('/api/appointments?car_id=id-mine')],
  ];

  it.each(ROUTES)(
    'API-24 refuse all requests above the limit if one visitor sends 200 requests for %s, and no request of another visitor',
    { timeout: START_TIMEOUT_MS },
    async (_name, limit, sending) => {
      const send = sending();
      const flood = await Promise.all(Array.from({ length: FLOOD }, () => send('203.0.113.9')));
      const refused = flood.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(FLOOD - LIMITS[limit].requests);
      const [first] = refused;
      const wait = Number(first?.headers.get('retry-after'));
      expect(wait).toBe(LIMITS[limit].seconds);
      expect(await first?.json()).toEqual({
        success: false,
        error: expect.stringMatching(/^We got many requests .* Please try again in \d+ (second|minute)s?\.$/),
      });
      expect((await send('203.0.113.10')).status).not.toBe(429);
      expect((await send('203.0.113.9')).status).toBe(429);
    },
  );

  it('are counted per dealer, and shared by all service processes on a database', async () => {
    // Each service has its own limiters, as in a process of its own.
    const [one, another] = [sender('/api/leads', aLead()), sender('/api/leads', aLead())];
    for (let count = 0; count < LIMITS.leads.requests; count += 1)
      expect((await (count % 2 ? one : another)('203.0.113.20')).status).toBe(201);
    expect((await one('203.0.113.20')).status).toBe(429);
    expect((await another('203.0.113.20')).status).toBe(429);
    const south = { host: 'www.south.example', origin: 'https://www.south.example' };
    const sendToSouth = sender('/api/leads', aLead({ website_id: 'site-south' }));
    expect((await sendToSouth('203.0.113.20', south)).status).toBe(201);
  });

  it('count all IPv6 addresses of one household’s network as one visitor', async () => {
    const send = sender('/api/leads', aLead());
    for (let count = 0; count < LIMITS.leads.requests; count += 1)
      expect((await send(`2001:db8:7:1::${count.toString(16)}`)).status).toBe(201);
    expect((await send('2001:db8:7:1:ffff::1')).status).toBe(429);
    expect((await send('2001:db8:7:2::1')).status).toBe(201);
  });

  it('end when their period has passed, and their rows are later deleted from the database', async () => {
    const send = sender('/api/phone-reveals', record);
    for (let count = 0; count < LIMITS.phoneReveals.requests; count += 1) await send('203.0.113.30');
    expect((await send('203.0.113.30')).status).toBe(429);
    const start = time.getTime();
    time = new Date(start + LIMITS.phoneReveals.seconds * 1000 - 1);
    expect((await send('203.0.113.30')).status).toBe(429);
    time = new Date(start + LIMITS.phoneReveals.seconds * 1000);
    expect((await send('203.0.113.30')).status).toBe(204);
    // Two days later the periods of all limits have ended.
    time = new Date(start + 2 * DAY_MS);
    await send('203.0.113.31');
    const rows = await database.queries.select().from(rateLimits);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('203.0');
  });

  it('restrict how many confirmations one mailbox gets per day, but not the leads that are stored', async () => {
    const confirmed: boolean[] = [];
    const { post } = testService(database, [], {
      now,
      outbox: { add: async (_transaction, _lead, { confirms = true } = {}) => void confirmed.push(confirms) },
    });
    const before = (await listLeads(database, 'north', 1_000)).length;
    const addresses = ['bo.li@gmail.com', 'BOLI@gmail.com', 'b.oli+1@googlemail.com'];
    for (let count = 0; count < LIMITS.confirmations.requests + 2; count += 1)
      expect((await post(aLead({ email: addresses[count % 3] }))).status).toBe(201);
    expect(confirmed).toEqual([...Array(LIMITS.confirmations.requests).fill(true), false, false]);
    expect((await post(aLead({ email: 'someone.else@example.com' }))).status).toBe(201);
    expect(confirmed.at(-1)).toBe(true);
    const south = { host: 'www.south.example', origin: 'https://www.south.example' };
    await post(aLead({ email: 'bo.li@gmail.com', website_id: 'site-south' }), south);
    expect(confirmed.pop(), 'another dealer').toBe(true);
    expect(await listLeads(database, 'north', 1_000)).toHaveLength(before + confirmed.length);
  });

  it('a refund makes room for one more request, also at the limit', async () => {
    const limits = createRateLimits(database, now);
    const mailbox = ['north', 'ed@example.com'];
    for (let count = 0; count < LIMITS.confirmations.requests; count += 1)
      expect(await limits.consume('confirmations', mailbox)).toEqual({ ok: true });
    expect((await limits.consume('confirmations', mailbox)).ok).toBe(false);
    await limits.refund('confirmations', mailbox);
    expect((await limits.consume('confirmations', mailbox)).ok).toBe(true);
    expect((await limits.consume('confirmations', mailbox)).ok).toBe(false);
  });

  it('do not count confirmations of forms that are refused or were stored before, because they send no mail', async () => {
    const confirmed: boolean[] = [];
    const { post } = testService(database, [], {
      now,
      outbox: { add: async (_transaction, _lead, { confirms = true } = {}) => void confirmed.push(confirms) },
    });
    const shopper = { email: 'cy@example.com' };
    const late = { ...aLead({ ...shopper, dateTime: '2020-11-21T09:30', message: '' }), form: 'test-drive' };
    const key = { 'idempotency-key': 'confirmed-once' };
    for (let count = 0; count < LIMITS.confirmations.requests; count += 1) {
      expect((await post(late)).status).toBe(409);
      expect((await post(aLead(shopper), key)).status).toBe(count === 0 ? 201 : 200);
    }
    expect((await post(aLead(shopper))).status).toBe(201);
    expect(confirmed).toEqual([true, true]);
  });
});
