import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aLead } from '../../../tests/support/service/a-lead.ts';
import { idleOutbox } from '../../../tests/support/service/idle-outbox.ts';
import { PAGE, SERVICE } from '../../../tests/support/service/page-form.ts';
import { postPageForm } from '../../../tests/support/service/post-page-form.ts';
import { NOW, testService } from '../../../tests/support/service/test-service.ts';
import { northStock } from '../../../tests/support/service/test-stock.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import type { Database } from '../platform/database/database.ts';
import { openPGlite } from '../platform/database/open-pglite.ts';
import { whyWorkshopIsClosed } from './workshop-hours.ts';

const START_TIMEOUT_MS = 180_000;
const AT_WORKSHOP = { facts: { location_id: 'l2' } };

const SUNDAY =
  'North Yard Service is closed on Sunday 29 November. It is next open on Monday 30 November, from 8:30 am to 5:30 pm.';
const EARLY =
  'North Yard Service is closed at that time. On Tuesday 24 November it is open from 8:30 am to 5:30 pm.';

it('API-31 a workshop is closed outside its weekly hours, and on a day with special hours outside those', async () => {
  const special = (date: string, changes: object) => ({ date, department: 'service', ...changes });
  const stock = await northStock(NOW, {
    special_hours: [
      special('2026-11-30', { status: 'Closed' }),
      special('2026-12-01', { status: 'Open', start_hour: '09:00', end_hour: '11:00' }),
      special('2026-12-05', { status: 'Open' }),
      special('2026-12-04', { status: 'Closed', department: 'sales' }),
    ],
  })('north');
  if (!stock) throw new Error('There is no stock.');
  const problem = (time: string, lead: Parameters<typeof whyWorkshopIsClosed>[0] = AT_WORKSHOP) =>
    whyWorkshopIsClosed(lead, time, stock, NOW);
  expect(problem('2026-11-24T08:30')).toBeNull();
  expect(problem('2026-11-24T17:29')).toBeNull();
  expect(problem('2026-11-24T08:29')).toBe(EARLY);
  expect(problem('2026-11-24T17:30')).toBe(EARLY);
  expect(problem('2026-11-29T03:00')).toBe(
    'North Yard Service is closed on Sunday 29 November. It is next open on Tuesday 1 December, from 9:00 am to 11:00 am.',
  );
  expect(problem('2026-11-30T10:00')).toContain('closed on Monday 30 November. It is next open on Tuesday');
  expect(problem('2026-12-01T10:00')).toBeNull();
  expect(problem('2026-12-01T12:00')).toContain('On Tuesday 1 December it is open from 9:00 am to 11:00 am.');
  // It opens that Saturday at times that it does not publish.
  expect(problem('2026-12-05T10:00')).toBeNull();
  expect(problem('2026-12-04T10:00')).toBeNull();
  // Without a location, the dealer’s only workshop is meant.
  expect(problem('2026-11-24T03:00', { facts: {} })).toBe(EARLY);
  expect(problem('2027-01-02T03:00')).toContain(
    'closed on Saturday 2 January 2027. It is next open on Monday 4',
  );
});

it('API-31 a service can be booked at any time at a workshop that publishes no hours', async () => {
  const [sales, service] = (await northStock(NOW)('north'))?.tenant.site.locations ?? [];
  const locations = [
    sales,
    { ...service, contact_detail: { ...service?.contact_detail, opening_hours: [] } },
  ];
  const stock = await northStock(NOW, { locations })('north');
  if (!stock) throw new Error('There is no stock.');
  expect(whyWorkshopIsClosed(AT_WORKSHOP, '2026-11-29T03:00', stock, NOW)).toBeNull();
});

let database: Database;
beforeAll(async () => {
  // A time in the past cannot be booked.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  database = await openPGlite(temporaryFolder('pglite'));
}, START_TIMEOUT_MS);
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

const booking = (dateTime: string) => ({
  ...aLead({ ...SERVICE, dateTime, additional_services: [], car_id: null, car_dealership_id: null }),
  form: 'service-booking',
  car_type: null,
});

it('API-31 a service is neither booked nor moved to a time at which the workshop is closed', async () => {
  const { post, service } = testService(database, [], { outbox: idleOutbox(database) });
  expect(await post(booking('2026-11-29T03:00'))).toEqual({
    status: 422,
    success: false,
    error: SUNDAY,
    fields: { dateTime: SUNDAY },
  });
  expect(await post(booking('2026-11-24T03:00'))).toMatchObject({ status: 422, fields: { dateTime: EARLY } });
  const stored = await post(booking('2026-11-24T10:00'));
  expect(stored.status).toBe(201);
  const { appointment } = stored as { appointment?: string };
  const move = (time: string) =>
    service.request(
      appointment ?? '',
      {
        method: 'POST',
        headers: {
          host: 'www.north.example',
          origin: 'https://www.north.example',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ time }).toString(),
      },
      {},
    );
  const refused = await move('2026-11-29T03:00');
  expect([refused.status, (await refused.text()).includes(SUNDAY)]).toEqual([422, true]);
  expect((await move('2026-11-25T10:00')).status).toBe(303);
});

it('API-31 without scripts, a service at a time at which the workshop is closed is answered with the form and a message', async () => {
  const tested = testService(database);
  const workshops = [{ name: 'North Yard Service', dealership: 'north-yard' }];
  const send = (dateTime: string) =>
    postPageForm(tested, {
      page: { form: 'service-booking', settings: { ...PAGE.settings, workshops, services: [] } },
      typed: { ...SERVICE, dateTime },
      path: '/service',
      address: '198.51.100.200',
    });
  const refused = await send('2026-11-29T03:00');
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toContain(`<a href="#service-booking-dateTime">${SUNDAY}</a>`);
  expect(html).toMatch(
    /<input id="service-booking-dateTime" [^>]*type="datetime-local" [^>]*value="2026-11-29T03:00"/,
  );
  expect((await send('2026-11-24T10:00')).status).toBe(303);
});
