import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLead } from '../../../tests/support/service/a-lead.ts';
import { bothDatabases } from '../../../tests/support/service/both-databases.ts';
import { idleOutbox } from '../../../tests/support/service/idle-outbox.ts';
import { NOW, testService, UNLIMITED } from '../../../tests/support/service/test-service.ts';
import { listDeliveries } from '../outbox/list-deliveries.ts';
import type { Database } from '../platform/database/database.ts';
import { LIMITS } from '../platform/limits/limits.ts';
import { rateLimits } from '../platform/limits/schema.ts';
import { appointmentTokens } from './schema.ts';

const START_TIMEOUT_MS = 180_000;

describe.each(bothDatabases())('changing an appointment on %s', (_, open) => {
  let database: Database;
  let test: ReturnType<typeof testService>;
  const lines: string[] = [];

  beforeAll(async () => {
    // A time in the past cannot be booked.
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    database = await open();
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    vi.useRealTimers();
    await database.close();
  });
  beforeEach(() => {
    lines.length = 0;
    test = testService(database, lines, { outbox: idleOutbox(database) });
  });

  let count = 0;
  /** Books a test drive at the dealer north. Resolves to the path of its page. */
  async function book(dateTime: string, changes: object = {}): Promise<{ id: string; path: string }> {
    count += 1;
    const body = { ...aLead({ dateTime, message: '', car_id: 'id-mine', ...changes }), form: 'test-drive' };
    const answer = await test.post(body, { 'idempotency-key': `change-${count}-key` });
    expect(answer.status).toBe(201);
    const { lead_id: id = '', appointment: path = '' } = answer as { lead_id?: string; appointment?: string };
    expect(path).toMatch(/^\/api\/appointments\/[\w-]{43}$/);
    return { id, path };
  }

  async function ask(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const posted = {
      origin: 'https://www.north.example',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const answer = await test.service.request(
      path,
      {
        headers: { host: 'www.north.example', ...(form && posted), ...headers },
        ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
      },
      {},
    );
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** Follows the redirect after a change. The page confirms the change and deletes the cookie that says so. */
  async function followRedirect({ status, headers }: Awaited<ReturnType<typeof ask>>) {
    const path = headers.get('location') ?? '';
    const cookie = headers.get('set-cookie') ?? '';
    expect(status).toBe(303);
    for (const part of [`Path=${path};`, 'HttpOnly', 'SameSite=Lax', 'Max-Age=60;'])
      expect(cookie).toContain(part);
    const [pair = ''] = cookie.split(';');
    const page = await ask(path, undefined, { cookie: pair });
    expect(page.headers.get('set-cookie')).toMatch(
      new RegExp(`^${pair.split('=')[0]}=; Max-Age=0; Path=${path}$`),
    );
    return page;
  }

  const monday = async (): Promise<string[]> => {
    const { json } = await test.get('/api/appointments?car_id=id-mine');
    return (json as { days: { times: string[] }[] }).days[0]?.times ?? [];
  };

  it('API-36 a shopper can see a booking, move it to a free time and cancel it, and the earlier time is free again', async () => {
    const { id, path } = await book('2026-11-23T09:30');
    const page = await ask(path);
    expect(page.status).toBe(200);
    for (const text of ['Monday 23 November, 9:30 am', 'North Yard Sales, 24 Lambton Road'])
      expect(page.text).toContain(text);
    expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");

    expect(await monday()).not.toContain('09:30');
    const moved = await ask(path, { time: '2026-11-23T11:30' });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, path]);
    expect((await followRedirect(moved)).text).toContain('Your booking has been moved.');
    expect((await ask(path)).text).not.toContain('Your booking has been moved.');
    expect(await monday()).toContain('09:30');
    expect(await monday()).not.toContain('11:30');
    const calendar = await ask(`${path}/booking.ics`);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    for (const line of ['SEQUENCE:1', 'DTSTART;TZID=Australia/Sydney:20261123T113000', `UID:${id}@`])
      expect(calendar.text).toContain(line);

    expect((await ask(`${path}/cancel`)).text).toContain('Cancel this booking?');
    expect(await monday()).not.toContain('11:30');
    const cancelled = await followRedirect(await ask(`${path}/cancel`, {}));
    expect(cancelled.text).toContain('Your booking is cancelled');
    expect(cancelled.text).toContain('know by email');
    const later = await ask(path);
    expect(later.text).toContain('Your booking is cancelled');
    expect(later.text).not.toContain('know by email');
    expect(await monday()).toContain('11:30');
    // A second press changes nothing, and neither does the form of a page that was opened before.
    expect((await ask(`${path}/cancel`, {})).status).toBe(303);
    expect((await ask(path, { time: '2026-11-23T12:30' })).status).toBe(422);
    expect((await ask(path)).text).toContain('Your booking is cancelled');
    expect((await ask(`${path}/booking.ics`)).text).toContain('METHOD:CANCEL');
    const planned = (await listDeliveries(database, [id])).map(
      ({ channel, revision }) => `${channel} ${revision}`,
    );
    expect(planned.sort()).toEqual(
      [0, 1, 2].flatMap((revision) => [`confirmation ${revision}`, `mail ${revision}`]).sort(),
    );
  });

  it('a booking cannot be moved to a time that is taken, past or not valid', async () => {
    const first = await book('2026-11-24T09:30');
    const { path } = await book('2026-11-24T10:30');
    for (const [time, problem] of [
      ['2026-11-24T09:30', 'Another shopper has just booked this time.'],
      ['2026-11-22T20:00', 'This time has passed.'],
      ['2026-11-24T03:00', 'North Yard Sales is closed at that time.'],
      ['tomorrow', 'Please choose a date and time.'],
      ['2026-19-99T99:99', 'Please choose a date and time.'],
    ] as const) {
      const answer = await ask(path, { time });
      expect([answer.status, answer.text.includes(problem)], time).toEqual([422, true]);
    }
    expect((await ask(path)).text).toContain('Tuesday 24 November, 10:30 am');
    // Of two shoppers who want the same time at the same moment, one gets it.
    const both = await Promise.all([first.path, path].map((each) => ask(each, { time: '2026-11-24T14:30' })));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
  });

  it('a booking can be changed only with its link, from its own website and before its time, and the link is neither stored nor logged', async () => {
    const { path } = await book('2026-11-25T09:30');
    const stored = await database.queries.select().from(appointmentTokens);
    expect(JSON.stringify(stored)).not.toContain(path.split('/').at(-1));
    expect(lines.join('')).not.toContain(path.split('/').at(-1));
    expect((await ask(`/api/appointments/${'x'.repeat(43)}`)).status).toBe(404);
    expect((await ask('/api/appointments/x')).status).toBe(404);
    const evil = { origin: 'https://evil.example' };
    expect((await ask(`${path}/cancel`, {}, evil)).status).toBe(403);
    expect((await ask(path)).text).not.toContain('cancelled');
    await ask(path);
    expect(lines.join('')).toContain('"path":"/api/appointments/:token"');
    expect(lines.join('')).not.toContain(path.split('/').at(-1));
    test = testService(database, lines, { now: () => new Date('2026-11-24T22:30:00Z') });
    expect((await ask(path)).status).toBe(410);
    expect((await ask(`${path}/cancel`, {})).status).toBe(410);
  });

  it('API-36 a taken time is refused even if the yard publishes no hours and any time can be entered', async () => {
    const elsewhere = { car_id: 'unknown', car_dealership_id: 'd2' };
    await book('2026-11-26T10:00', elsewhere);
    const { path } = await book('2026-11-26T12:00', elsewhere);
    expect((await ask(path)).text).toContain('type="datetime-local"');
    const refused = await ask(path, { time: '2026-11-26T10:15' });
    expect([refused.status, refused.text.includes('Another shopper has just booked this time.')]).toEqual([
      422,
      true,
    ]);
    expect((await ask(path, { time: '2026-11-26T14:00' })).status).toBe(303);
  });

  it('API-36 nobody else can book the new time of a moved booking, even months after the lead was sent', async () => {
    const elsewhere = { car_id: 'unknown', car_dealership_id: 'd2' };
    const { path } = await book('2026-11-27T10:00', elsewhere);
    expect((await ask(path, { time: '2027-02-15T10:00' })).status).toBe(303);
    test = testService(database, lines, { now: () => new Date('2027-02-14T10:00:00Z') });
    const body = {
      ...aLead({ dateTime: '2027-02-15T10:15', message: '', ...elsewhere }),
      form: 'test-drive',
    };
    expect((await test.post(body, { 'idempotency-key': 'change-after-months' })).status).toBe(409);
  });

  it('limits how often a booking can be moved, and how many mails about these changes the shopper gets', async () => {
    await database.queries.delete(rateLimits);
    const { id, path } = await book('2026-11-30T09:30', { email: 'stranger@example.com' });
    const times = ['2026-11-30T10:30', '2026-11-30T09:30'];
    for (let i = 0; i < LIMITS.bookingChanges.requests; i += 1)
      expect((await ask(path, { time: times[i % 2] ?? '' })).status).toBe(303);
    const refused = await ask(path, { time: '2026-11-30T11:30' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect(refused.text).toContain('We got many requests from your network');
    const channels = (await listDeliveries(database, [id])).map(({ channel }) => channel);
    expect(channels.filter((channel) => channel === 'confirmation')).toHaveLength(5);
    expect(channels.filter((channel) => channel === 'mail')).toHaveLength(21);
  });

  it('an attempt to move a booking to a taken time does not use up the shopper’s daily number of mails', async () => {
    await database.queries.delete(rateLimits);
    const taken = '2026-12-02T09:30';
    await book(taken, { email: 'early@example.com' });
    const { id, path } = await book('2026-12-02T10:30', { email: 'late@example.com' });
    for (let i = 0; i < LIMITS.confirmations.requests; i += 1)
      expect((await ask(path, { time: taken })).status).toBe(422);
    expect((await ask(path, { time: '2026-12-02T11:30' })).status).toBe(303);
    const planned = (await listDeliveries(database, [id])).map(
      ({ channel, revision }) => `${channel} ${revision}`,
    );
    expect(planned).toContain('confirmation 1');
  });

  it('a booking stays as it was if the mails about its change cannot be queued', async () => {
    const { id, path } = await book('2026-12-01T09:30');
    const before = await listDeliveries(database, [id]);
    const outbox = { add: () => Promise.reject(new Error('no queue')) };
    test = testService(database, lines, { outbox, limits: UNLIMITED });
    expect((await ask(path, { time: '2026-12-01T10:30' })).status).toBe(500);
    expect((await ask(`${path}/cancel`, {})).status).toBe(500);
    expect((await ask(path)).text).toContain('Tuesday 1 December, 9:30 am');
    expect(await listDeliveries(database, [id])).toEqual(before);
  });

  it('the answer to a lead without an appointment has no link to an appointment', async () => {
    expect(await test.post(aLead(), { 'idempotency-key': 'change-no-time' })).not.toHaveProperty(
      'appointment',
    );
  });
});
