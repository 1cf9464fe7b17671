import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aLead } from '../../tests/support/service/a-lead.ts';
import { bothDatabases } from '../../tests/support/service/both-databases.ts';
import { NOW, testService } from '../../tests/support/service/test-service.ts';
import { northCars, northStock } from '../../tests/support/service/test-stock.ts';
import type { Car } from '../stock/car.ts';
import { events } from './events/schema.ts';
import type { Database } from './platform/database/database.ts';
import { daySalts } from './platform/visitors/schema.ts';
import { viewMarks } from './vehicles/schema.ts';

const START_TIMEOUT_MS = 180_000;
/** Headers of a page of the dealer north. */
const NORTH = {
  host: 'www.north.example',
  origin: 'https://www.north.example',
  'content-type': 'application/json',
  'user-agent': 'Test browser',
};

describe.each(bothDatabases())('answers that need a database, on %s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, START_TIMEOUT_MS);
  afterAll(() => database.close());

  describe('view.json', () => {
    const path = (slug: string, website = 'site-north') =>
      `/api/cars/${slug}/view.json?photos_count=0&updated_at=2026-11-20T00%3A00%3A00.000Z&website_id=${website}`;

    it('API-18 VDP-31 counts each visitor of a vehicle once a day, and adds the number of views in the feed', async () => {
      let now = NOW;
      const { get } = testService(database, [], { now: () => now });
      const views = async (headers: Record<string, string> = {}, slug = 'mine') =>
        ((await get(path(slug), headers)).json as { views: number }).views;
      expect(await Promise.all(Array.from({ length: 5 }, () => views()))).toEqual(Array(5).fill(201));
      expect(await views({ address: '192.0.2.2' })).toBe(202);
      expect(await views({ 'user-agent': 'Another browser' })).toBe(203);
      expect(await views({}, 'offered')).toBe(1);
      // Midnight in Brisbane.
      now = new Date('2026-11-22T13:59:59Z');
      expect(await views()).toBe(203);
      now = new Date('2026-11-22T14:00:00Z');
      expect(await views()).toBe(204);
    });

    it('stores digests of visitors, and the salt of the digests, for the current day only, and no visitor’s address', async () => {
      const marks = await database.queries.select().from(viewMarks);
      expect(marks.map(({ day }) => day)).toEqual(['2026-11-23']);
      expect((await database.queries.select().from(daySalts)).map(({ day }) => day)).toEqual(['2026-11-23']);
      expect(JSON.stringify(marks)).not.toContain('192.0.2');
    });

    it('API-18 returns the status and price of today’s stock', async () => {
      const { get } = testService(database);
      const fields = async (slug: string) =>
        ((await get(path(slug))).json as { car_fields: object }).car_fields;
      expect(await fields('mine')).toEqual({
        status: 'in_stock',
        sold: false,
        reserved: false,
        price: 30_000,
      });
      expect(await fields('reserved')).toMatchObject({ reserved: true, price: 28_000 });
      expect(await fields('sold')).toMatchObject({ status: 'sold', sold: true });
      // The page shows the price without trade in.
      expect(await fields('offered')).toMatchObject({ price: 31_000 });
      expect(await fields('unpriced')).toMatchObject({ price: null });
    });

    it.each([
      ['for an unknown vehicle', 404, path('nothing'), {}],
      ['with the website_id of another dealer', 403, path('mine', 'site-south'), {}],
      ['without a website_id', 400, '/api/cars/mine/view.json?photos_count=0', {}],
      [
        'with a photos_count that is no number',
        400,
        '/api/cars/mine/view.json?photos_count=x&website_id=site-north',
        {},
      ],
      [
        'to a dealer whose stock cannot be read',
        503,
        path('mine', 'site-south'),
        { host: 'www.south.example' },
      ],
    ])('refuses a request %s', async (_name, status, address, headers) => {
      const { get } = testService(database);
      const answer = await get(address, headers as Record<string, string>);
      expect(answer).toEqual({ status, json: { success: false, error: expect.stringMatching(/\.$/) } });
    });
  });

  describe('appointments', () => {
    // A time in the past cannot be booked.
    beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
    afterAll(() => void vi.useRealTimers());

    const testDrive = (dateTime: string, changes: object = {}) => ({
      ...aLead({ dateTime, message: '', ...changes }),
      form: 'test-drive',
    });
    const times = async (
      get: ReturnType<typeof testService>['get'],
      query = 'car_id=id-mine&dealership_id=d1',
    ) =>
      ((await get(`/api/appointments?${query}`)).json as { days: { date: string; times: string[] }[] }).days;

    it('API-36 are offered within the yard’s hours, without times that are booked at the dealership', async () => {
      const { get, post } = testService(database);
      // It is Sunday evening in Sydney. The yard is open Monday to Friday, 8:30 to 17:30, and offers two weeks ahead.
      const days = await times(get);
      expect(days.map(({ date }) => date)).toEqual([
        ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
        ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
      ]);
      expect(days[0]?.times).toEqual([
        '08:30',
        '09:30',
        '10:30',
        '11:30',
        '12:30',
        '13:30',
        '14:30',
        '15:30',
        '16:30',
      ]);
      expect((await post(testDrive('2026-11-23T09:30'))).status).toBe(201);
      expect((await post(testDrive('2026-11-23T10:30', { car_dealership_id: 'd2' }))).status).toBe(201);
      expect((await times(get))[0]?.times.slice(0, 3)).toEqual(['08:30', '10:30', '11:30']);
    });

    it('API-36 are offered at the same times whether the request names the dealership or only the vehicle, and a booking without a dealership is counted for both', async () => {
      const { get, post } = testService(database);
      const [first = []] = (await times(get)).map(({ times: free }) => free);
      expect((await times(get, 'car_id=id-mine'))[0]?.times).toEqual(first);
      const page = {
        ...testDrive('2026-11-24T14:30', {
          car_id: 'id-mine',
          car_dealership_id: null,
          dealership_slug: 'elsewhere',
        }),
        form: 'book-test-drive',
      };
      expect((await times(get))[1]?.times).toContain('14:30');
      expect((await post(page, { 'idempotency-key': 'page-booking' })).status).toBe(201);
      for (const query of ['car_id=id-mine', 'car_id=id-mine&dealership_id=d1'])
        expect((await times(get, query))[1]?.times, query).not.toContain('14:30');
    });

    it('API-36 are offered at a dealership without a vehicle, at the times of its vehicles', async () => {
      const { get } = testService(database);
      expect(await times(get, 'dealership=north-yard')).toEqual(await times(get, 'car_id=id-mine'));
      expect((await get('/api/appointments?dealership=elsewhere')).status).toBe(404);
    });

    it('API-36 are offered at a workshop within its hours, every half hour, for sixty days', async () => {
      const { get } = testService(database);
      const workshop = encodeURIComponent('North Yard Service');
      const days = await times(get, `dealership=north-yard&workshop=${workshop}`);
      expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-11-23', '2027-01-20']);
      expect(days[0]?.times.slice(0, 2)).toEqual(['08:30', '09:00']);
      expect(days[0]?.times.at(-1)).toBe('17:00');
      for (const query of [
        'dealership=south-yard&workshop=North+Yard+Service',
        'dealership=north-yard&workshop=x',
      ])
        expect((await get(`/api/appointments?${query}`)).status, query).toBe(404);
    });

    it('API-36 are not offered for a yard without hours, and a request without a known vehicle is refused', async () => {
      const { get } = testService(database, [], {
        stockOf: northStock(NOW, { special_hours: [] }, [
          { ...northCars(NOW)[0], dealership_slug: 'south-yard' } as Car,
        ]),
      });
      expect(await times(get, 'car_id=id-mine')).toEqual([]);
      expect((await get('/api/appointments?car_id=x')).status).toBe(404);
      expect((await get('/api/appointments')).status).toBe(400);
    });
  });

  describe('events', () => {
    const viewing = { event_id: 4, car_id: 'id-mine', dealership_id: 'd1', website_id: 'site-north' };
    const { event_id: _, ...reveal } = viewing;
    const search = { event_id: 49, website_id: 'site-north' };
    const stored = () => database.queries.select().from(events);

    it('API-21 TRK-12 TRK-13 are stored once a day for each visitor, without anything that identifies the visitor', async () => {
      const { service } = testService(database);
      const send = (path: string, body: object, address = '192.0.2.1') =>
        service.request(
          path,
          { method: 'POST', headers: NORTH, body: JSON.stringify(body) },
          { incoming: { socket: { remoteAddress: address } } },
        );
      for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
        expect((await send('/api/viewings', viewing, address)).status).toBe(204);
        expect((await send('/api/viewings', search, address)).status).toBe(204);
        expect((await send('/api/phone-reveals', reveal, address)).status).toBe(204);
      }
      const other = { ...viewing, car_id: 'id-offered' };
      for (let count = 0; count < 2; count += 1)
        expect((await send('/api/viewings', other)).status).toBe(204);
      const all = await stored();
      expect(all.map(({ name, eventId }) => `${name} ${eventId}`).sort()).toEqual([
        'phone_reveal null',
        'phone_reveal null',
        'search_viewing 49',
        'search_viewing 49',
        'viewing 4',
        'viewing 4',
        'viewing 4',
      ]);
      expect(all[0]).toMatchObject({
        tenant: 'north',
        carId: 'id-mine',
        dealershipId: 'd1',
        receivedAt: NOW,
      });
      expect(JSON.stringify(all)).not.toMatch(/192\.0|Test browser/);
    });

    it.each<[string, number, unknown, Record<string, string>]>([
      ['with an empty vehicle id', 400, { ...viewing, car_id: '' }, {}],
      ['with an unknown event_id', 400, { ...viewing, event_id: 5 }, {}],
      ['about a vehicle view that names no vehicle', 400, { ...search, event_id: 4 }, {}],
      ['about a vehicle of another dealer', 404, { ...viewing, car_id: 'id-southern' }, {}],
      ['with a null character, which databases refuse', 400, { ...viewing, dealership_id: 'a\0b' }, {}],
      ['that is no object', 400, [], {}],
      ['that is not JSON', 400, '{', {}],
      ['with the website_id of another dealer', 403, { ...viewing, website_id: 'site-south' }, {}],
      ['from a page of another site', 403, viewing, { origin: 'https://evil.example' }],
      ['that is too long', 413, { ...viewing, car_id: 'x'.repeat(20_000) }, {}],
    ])('refuses an event %s and stores nothing', async (_name, status, body, headers) => {
      const { service } = testService(database);
      const before = (await stored()).length;
      const answer = await service.request(
        '/api/viewings',
        {
          method: 'POST',
          headers: { ...NORTH, ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        {},
      );
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ success: false });
      expect(await stored()).toHaveLength(before);
    });
  });
});
