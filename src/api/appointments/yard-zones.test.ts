import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeLocation } from '../../../tests/support/make-tenant.ts';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { northStock } from '../../../tests/support/service/test-stock.ts';
import { TIME_PASSED } from '../../features/leads/fields/appointment/kind.ts';
import { location } from '../../tenant/schema/location.ts';
import { completeLead } from '../lead-forms/complete-lead.ts';
import type { SentLead } from '../lead-forms/parse-lead.ts';
import { changeConfirmation, changeMail } from '../lead-mails/change-mails.ts';
import { confirmationMail } from '../lead-mails/confirmation-mail.ts';
import { leadMail } from '../lead-mails/lead-mails.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';
import { appointmentOf } from './appointment.ts';
import { calendarFile } from './calendar.ts';
import { fetchFreeDays } from './free-days.ts';
import { whyBookingIsRefused } from './refuse-booking.ts';
import { whyWorkshopIsClosed } from './workshop-hours.ts';

/** Monday 23 November 2026, 8:45 in Perth and 11:45 in Sydney. */
const NOW = new Date('2026-11-23T00:45:00Z');

const address = { street: '1 Wharf Street', city: 'Cannington', state: 'WA', postcode: '6107' };
/** The yards of the dealer, which is in Sydney, are in Perth. */
const LOCATIONS = [
  makeLocation({ primary: true, address }),
  makeLocation({
    id: 'l2',
    name: 'North Yard Service',
    slug: 'north-yard-service',
    location_type: 'service',
    address,
  }),
];

/** A database without bookings. */
const queries = {
  select: () => ({ from: () => ({ leftJoin: () => ({ where: async () => [] }) }) }),
  execute: async () => {},
} as unknown as Database['queries'] & Queries;

let stock: TenantStock;
beforeAll(async () => {
  const found = await northStock(NOW, { locations: LOCATIONS })('north');
  if (!found) throw new Error('There is no stock.');
  stock = found;
});

const testDrive = (dateTime: string) =>
  storedLead({ form: 'test-drive', values: { name: 'Ana', dateTime }, facts: { car_id: 'id-mine' } });

describe('the clock of a yard in another time zone than the dealer', () => {
  it('API-36 decides which times are free today', async () => {
    const request = { carId: 'id-mine', dealershipId: null, preferred: null };
    const [today] = await fetchFreeDays(queries, stock, request, { tenant: 'north', now: NOW });
    expect(today?.date).toBe('2026-11-23');
    // The yard opens at 8:30, and test drives need two hours' notice: in Sydney the first would be at 14:30.
    expect(today?.times[0]).toBe('11:30');
  });

  it('API-36 decides whether the time of a test drive has passed', async () => {
    const refusal = (time: string) => whyBookingIsRefused(queries, stock, testDrive(time), NOW);
    expect(await refusal('2026-11-23T08:30')).toBe(TIME_PASSED);
    expect(await refusal('2026-11-23T11:00')).toBeNull();
  });

  it('API-31 decides whether the time of a service has passed', () => {
    const at = (time: string) => whyWorkshopIsClosed({ facts: { location_id: 'l2' } }, time, stock, NOW);
    expect(at('2026-11-23T08:40')).toBe(TIME_PASSED);
    expect(at('2026-11-23T09:30')).toBeNull();
  });

  it('is stored with the booking, and the calendar file and all mails have its times and name its zone and place', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const { facts } = completeLead(testDrive('2026-11-24T09:30') as SentLead, stock);
    expect(facts.appointment_zone).toBe('Australia/Perth');
    const lead = { ...testDrive('2026-11-24T09:30'), facts, receivedAt: NOW };
    const appointment = appointmentOf(lead, null);
    if (!appointment) throw new Error('The lead has no appointment.');
    const dealer = aDealer({ timezone: 'Australia/Sydney', locations: stock.tenant.site.locations });
    const { content } = calendarFile(lead, appointment, dealer);
    expect(content).toContain('DTSTART;TZID=Australia/Perth:20261124T093000');
    expect(content).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Australia\/Perth\r\n/);
    const mail = {
      lead,
      dealer,
      target: 'a@north.example',
      from: 'b@north.example',
      isResent: false,
      key: 'k',
    };
    const { text } = leadMail(mail);
    expect(text).toContain('received Monday 23 November at 8:45 am');
    for (const read of [text, confirmationMail(mail).text]) {
      expect(read).toContain('Test Drive Booking Date: Tuesday 24 November, 9:30 am, Perth time');
      expect(read).toContain('Where: North Yard Sales, 1 Wharf Street, Cannington WA 6107');
    }
    for (const changed of [changeMail, changeConfirmation])
      expect(changed({ ...mail, appointment }).text.replaceAll('\n', ' ')).toContain(
        'Tuesday 24 November, 9:30 am, Perth time.',
      );
    const atHome = { ...mail, dealer: { ...dealer, timezone: 'Australia/Perth' } };
    expect(confirmationMail(atHome).text).toMatch(/Tuesday 24 November, 9:30 am$/m);
    vi.useRealTimers();
  });

  it('is that of the place where it is not stored, or else the dealer’s', () => {
    const lead = testDrive('2026-11-24T09:30');
    const appointment = appointmentOf(lead, null);
    if (!appointment) throw new Error('The lead has no appointment.');
    const startAt = (locations: Record<string, unknown>[]) =>
      calendarFile(
        { ...lead, facts: { location_id: 'l1' } },
        appointment,
        aDealer({ locations: locations.map((one) => location.parse(one)) }),
      ).content;
    expect(startAt(LOCATIONS)).toContain('DTSTART;TZID=Australia/Perth:');
    expect(startAt([])).toContain('DTSTART;TZID=Australia/Brisbane:');
  });
});
