import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeLocation } from '../../../tests/support/make-tenant.ts';
import { aLead } from '../../../tests/support/service/a-lead.ts';
import { bothDatabases } from '../../../tests/support/service/both-databases.ts';
import { postPageForm } from '../../../tests/support/service/post-page-form.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { NOW, testService } from '../../../tests/support/service/test-service.ts';
import { northStock } from '../../../tests/support/service/test-stock.ts';
import { TIME_PASSED } from '../../features/leads/fields/appointment/kind.ts';
import { listLeads } from '../leads/find-leads.ts';
import type { Database } from '../platform/database/database.ts';
import { fetchFreeDays } from './free-days.ts';
import { lockBookings, NOT_FOR_SALE, TAKEN } from './refuse-booking.ts';

const START_TIMEOUT_MS = 180_000;

// A time in the past cannot be booked.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const testDrive = (dateTime: string | null, changes: object = {}) => ({
  ...aLead({ dateTime, message: '', car_id: 'id-mine', terms_conditions: true, ...changes }),
  form: 'test-drive',
});

const taken = { status: 409, success: false, error: TAKEN, fields: { dateTime: TAKEN } };
const passed = { status: 409, success: false, error: TIME_PASSED, fields: { dateTime: TIME_PASSED } };

describe.each(bothDatabases())('test drives on %s', (kind, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, START_TIMEOUT_MS);
  afterAll(() => database.close());

  const bookings = async (time: string) =>
    (await listLeads(database, 'north', 1_000)).filter(({ values }) => values.dateTime === time);

  it('API-36 if several shoppers book the same time at the same moment, only one of them gets it', async () => {
    const { post } = testService(database);
    for (const time of ['2026-11-24T09:30', '2026-11-24T11:30', '2026-11-24T13:30']) {
      const answers = await Promise.all([
        post(testDrive(time)),
        post(testDrive(time)),
        post(testDrive(time)),
      ]);
      expect(answers.map(({ status }) => status).sort(), time).toEqual([201, 409, 409]);
      expect(answers.find(({ status }) => status === 409)).toEqual(taken);
      expect(await bookings(time)).toHaveLength(1);
    }
  });

  it('no time can be booked for a sold vehicle, but a lead about it is taken', async () => {
    const { post } = testService(database);
    const refused = await post(testDrive('2026-11-25T09:30', { car_id: 'id-sold' }));
    expect(refused).toEqual({
      status: 409,
      success: false,
      error: NOT_FOR_SALE,
      fields: { dateTime: NOT_FOR_SALE },
    });
    expect(await bookings('2026-11-25T09:30')).toEqual([]);
    expect((await post(testDrive(null, { car_id: 'id-sold' }))).status).toBe(201);
    const about = (await listLeads(database, 'north', 1_000)).filter(
      ({ facts }) => facts.car_id === 'id-sold',
    );
    expect(about.map(({ facts }) => facts.vehicle_status)).toEqual(['sold']);
  });

  // The embedded database runs one transaction at a time.
  if (kind === 'PostgreSQL')
    it('API-36 a booking waits while another booking at the same dealership is stored, and bookings at other dealerships do not wait', async () => {
      const { post } = testService(database);
      const stock = await northStock(NOW)('north');
      if (stock === null) throw new Error('There is no stock.');
      const held = Promise.withResolvers<void>();
      const stored = Promise.withResolvers<void>();
      const other = database.queries.transaction(async (transaction) => {
        await lockBookings(transaction, stock, storedLead({ facts: { car_id: 'id-mine' } }));
        held.resolve();
        await stored.promise;
      });
      await held.promise;
      const answers: number[] = [];
      const both = [1, 2].map(async () => {
        answers.push((await post(testDrive('2026-11-30T09:30'))).status);
      });
      for (const time of ['09:30', '10:30', '11:30', '12:30']) {
        const elsewhere = { car_id: 'unknown', car_dealership_id: 'd2' };
        expect((await post(testDrive(`2026-11-30T${time}`, elsewhere))).status).toBe(201);
      }
      const early = [...answers];
      stored.resolve();
      await Promise.all([other, ...both]);
      expect(early).toEqual([]);
      expect(answers.sort()).toEqual([201, 409]);
    });

  it('API-36 a dealership accepts as many overlapping test drives as its capacity', async () => {
    const stockOf = northStock(NOW, { config: { test_drives: { capacity: 2, minutes: 60 } } });
    const { post } = testService(database, [], { stockOf });
    expect((await post(testDrive('2026-11-25T09:30'))).status).toBe(201);
    expect((await post(testDrive('2026-11-25T10:00'))).status).toBe(201);
    expect(await post(testDrive('2026-11-25T09:45'))).toEqual(taken);
    expect((await post(testDrive('2026-11-25T11:00'))).status).toBe(201);
    // A test drive without a time, and one at another dealership, are accepted.
    expect((await post(testDrive(null))).status).toBe(201);
    const elsewhere = { car_id: 'unknown', car_dealership_id: 'd2' };
    expect((await post(testDrive('2026-11-25T09:45', elsewhere))).status).toBe(201);
  });

  it('API-36 a test drive is booked at the yard of its vehicle, even if the form names another dealership', async () => {
    const stockOf = northStock(NOW, { config: { test_drives: { capacity: 1 } } });
    const { post } = testService(database, [], { stockOf });
    const elsewhere = { dealership_slug: 'south-yard' };
    const booked = { ...testDrive('2026-12-01T09:30', elsewhere), form: 'book-test-drive' };
    expect((await post(booked)).status).toBe(201);
    expect(await post(testDrive('2026-12-01T09:30'))).toEqual(taken);
    // The other dealership still has this time for a test drive of no certain vehicle.
    const there = testDrive('2026-12-01T09:30', { ...elsewhere, car_id: null, car_dealership_id: null });
    expect((await post({ ...there, form: 'book-test-drive' })).status).toBe(201);
  });

  it('API-36 a time that is booked at one dealer stays free at the other dealers of the service', async () => {
    const stock = northStock(NOW);
    const { post } = testService(database, [], { stockOf: () => stock('north') });
    const south = { host: 'www.south.example', origin: 'https://www.south.example' };
    const toSouth = testDrive('2026-11-25T14:30', { website_id: 'site-south' });
    expect((await post(toSouth, south)).status).toBe(201);
    expect((await post(testDrive('2026-11-25T14:30'))).status).toBe(201);
    expect((await post(toSouth, south)).status).toBe(409);
  });

  it('API-36 a time that has passed by the dealer’s clock is refused', async () => {
    const { post } = testService(database);
    // It is Sunday, 9 pm in Sydney and 6 pm in Perth.
    expect(await post(testDrive('2026-11-22T20:30'))).toEqual(passed);
    expect(await post(testDrive('2026-11-22T10:00'))).toEqual(passed);
    // Where the yard publishes no hours, any later time can be booked.
    const elsewhere = { car_id: 'unknown', car_dealership_id: 'd2' };
    expect((await post(testDrive('2026-11-22T21:30', elsewhere))).status).toBe(201);
  });

  it.each([
    ['2026-11-23T06:00', 'This time is too soon. Please choose one from Monday 23 November, 9:00 am on.'],
    [
      '2026-11-28T03:00',
      'North Yard Sales is closed on Saturday 28 November. It is next open on Monday 30 November, from 8:30 am to 5:30 pm.',
    ],
    [
      '2026-11-24T03:00',
      'North Yard Sales is closed at that time. On Tuesday 24 November it is open from 8:30 am to 5:30 pm.',
    ],
    [
      '2026-11-24T17:00',
      'A test drive takes 60 minutes. On Tuesday 24 November, North Yard Sales is open from 8:30 am to 5:30 pm.',
    ],
    [
      '2026-12-24T09:00',
      'North Yard Sales is closed on Thursday 24 December. It is next open on Friday 25 December, from 8:30 am to 5:30 pm.',
    ],
    ['2027-01-06T09:00', 'Please choose an earlier time: we take bookings up to Tuesday 5 January 2027.'],
    ['2036-11-24T09:00', 'This time is more than a year away. Please choose an earlier one.'],
  ])('API-36 no time can be booked at which the yard offers none: %s', async (time, error) => {
    const stockOf = northStock(NOW, {
      config: { test_drives: { days: 45, notice_hours: 12 } },
      special_hours: [{ date: '2026-12-24', status: 'Closed' }],
    });
    const { post } = testService(database, [], { stockOf });
    const refused = { status: 409, success: false, error, fields: { dateTime: error } };
    expect(await post(testDrive(time))).toEqual(refused);
    // A form without a vehicle books at the dealership that the shopper chose.
    const chosen = { car_id: null, dealership_slug: 'north-yard' };
    expect(await post({ ...testDrive(time, chosen), form: 'book-test-drive' })).toEqual(refused);
    expect(await bookings(time)).toEqual([]);
  });

  it('API-36 a time that is offered can be booked, and one over which clocks go forward cannot', async () => {
    // Sydney's clocks go forward on Sunday 4 October 2026 at 2 am.
    vi.setSystemTime(new Date('2026-10-02T00:00:00Z'));
    const day = (weekday: number) => ({ weekday, status: 'Open', open: '00:00', close: '23:59' });
    const contact_detail = { opening_hours: [0, 1, 2, 3, 4, 5, 6].map(day) };
    const stockOf = northStock(NOW, { locations: [makeLocation({ primary: true, contact_detail })] });
    const { post } = testService(database, [], { stockOf, now: () => new Date() });
    const skipped = await post(testDrive('2026-10-04T02:30'));
    expect([skipped.status, skipped.error]).toEqual([
      409,
      'Clocks go forward over this time. Please choose another one.',
    ]);
    expect((await post(testDrive('2026-10-04T03:00'))).status).toBe(201);
  });

  it('API-36 a sold vehicle has no free times', async () => {
    const stock = await northStock(NOW)('north');
    if (stock === null) throw new Error('There is no stock.');
    const free = (carId: string) =>
      fetchFreeDays(
        database.queries,
        stock,
        { carId, dealershipId: null, preferred: null },
        { tenant: 'north', now: NOW },
      );
    expect(await free('id-sold')).toEqual([]);
    expect((await free('id-mine')).length).toBeGreaterThan(5);
  });

  it('API-36 a booking that is sent again, because its answer was lost, is acknowledged although its time is taken', async () => {
    const { post } = testService(database);
    const key = { 'idempotency-key': 'lost-booking' };
    const first = await post(testDrive('2026-11-26T09:30'), key);
    const second = await post(testDrive('2026-11-26T09:30'), key);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.lead_id).toBe(first.lead_id);
  });

  const sendWithoutScripts = (
    tested: ReturnType<typeof testService>,
    typed: Record<string, string>,
    address: string,
  ) =>
    postPageForm(tested, {
      page: { form: 'book-test-drive' },
      typed: { terms_conditions: 'on', ...typed },
      path: '/book-test-drive/?car_id=id-mine&car_type=used',
      address,
    });

  it('API-36 without scripts, a booking at a taken or past time is answered with the form and the free times', async () => {
    const tested = testService(database);
    let sent = 0;
    const send = (dateTime: string, name: string) =>
      sendWithoutScripts(tested, { name, dateTime }, `198.51.100.${++sent}`);
    expect((await send('2026-11-27T09:30', 'Ana')).status).toBe(303);
    const refused = await send('2026-11-27T09:30', 'Bo');
    const html = await refused.text();
    expect(refused.status).toBe(409);
    expect(html).toContain(`<a href="#book-test-drive-dateTime">${TAKEN}</a>`);
    expect(html).toContain('<select id="book-test-drive-dateTime" name="dateTime" aria-invalid="true"');
    expect(html).toContain('<option value="2026-11-27T10:30">Friday 27 November, 10:30 am</option>');
    expect(html).not.toContain('value="2026-11-27T09:30"');
    expect(html).toContain('value="Bo"');
    expect(await bookings('2026-11-27T09:30')).toHaveLength(1);
    const late = await send('2026-11-22T08:00', 'Cy');
    const page = await late.text();
    expect(late.status).toBe(409);
    expect(page).toContain(TIME_PASSED);
    expect(page).toContain('value="2026-11-27T10:30"');
    expect((await send('2026-11-27T10:30', 'Bo')).status).toBe(303);
  });

  it('without scripts, the free times of a yard in another time zone name its clock', async () => {
    const address = { street: '1 Wharf Street', city: 'Cannington', state: 'WA', postcode: '6107' };
    const inPerth = northStock(NOW, { locations: [makeLocation({ primary: true, address })] });
    const label = async (options = {}) => {
      const tested = testService(database, [], options);
      const answer = await sendWithoutScripts(tested, { dateTime: '2026-11-20T09:30' }, '198.51.100.9');
      return /<label for="book-test-drive-dateTime">(.*?) <span/.exec(await answer.text())?.[1];
    };
    expect(await label({ stockOf: inPerth })).toBe('Test Drive Booking Date, Perth time');
    expect(await label()).toBe('Test Drive Booking Date');
  });
});
