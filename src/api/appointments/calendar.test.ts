import { expect, it } from 'vitest';
import { makeLocation } from '../../../tests/support/make-tenant.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { location } from '../../tenant/schema/location.ts';
import { appointmentOf } from './appointment.ts';
import { calendarFile } from './calendar.ts';

const SOUTH_AUSTRALIA = { ...(makeLocation().address as object), state: 'SA', postcode: '5000' };
const DEALER = {
  name: 'North & Sons',
  origin: 'https://www.north.example',
  timezone: 'Australia/Adelaide',
  testDrive: 'test drive',
  locations: [location.parse(makeLocation({ address: SOUTH_AUSTRALIA }))],
};
const DRIVE = storedLead({
  form: 'test-drive',
  values: { name: 'Ana', dateTime: '2026-11-24T09:30' },
  facts: { vehicle_title: '2023 Mazda CX-5', location_id: 'l1', appointment_minutes: '45' },
});

const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

it('API-36 the calendar event of a test drive has its local time, time zone, length and place', () => {
  const appointment = appointmentOf(DRIVE, null);
  if (!appointment) throw new Error('The lead has no appointment.');
  const { method, content } = calendarFile(DRIVE, appointment, DEALER);
  expect(method).toBe('PUBLISH');
  const lines = linesOf(content);
  for (const line of [
    'METHOD:PUBLISH',
    'TZID:Australia/Adelaide',
    `UID:${DRIVE.id}@www.north.example`,
    'SEQUENCE:0',
    'DTSTART;TZID=Australia/Adelaide:20261124T093000',
    'DTEND;TZID=Australia/Adelaide:20261124T101500',
    'SUMMARY:Test drive: 2023 Mazda CX-5\\, North & Sons',
    'LOCATION:North Yard Sales\\, 24 Lambton Road\\, Broadmeadow SA 5000',
    'STATUS:TENTATIVE',
  ])
    expect(lines).toContain(line);
  expect(content).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
  expect(content).not.toMatch(/^TIMEZONE-ID/m);
  expect(content).toContain('You asked North & Sons for this time.');
  // The dealer sees who comes.
  const forDealer = calendarFile(DRIVE, appointment, DEALER, 'dealer').content;
  expect(forDealer).toContain('DESCRIPTION:Ana');
  expect(forDealer).not.toContain('You asked');
});

it('the calendar file of a cancelled appointment keeps the UID, raises the SEQUENCE and cancels the event', () => {
  const change = {
    leadId: DRIVE.id,
    time: '2026-11-25T10:00',
    isCancelled: true,
    sequence: 2,
    changedAt: new Date(),
  };
  const appointment = appointmentOf(DRIVE, change);
  if (!appointment) throw new Error('The lead has no appointment.');
  const lines = linesOf(calendarFile(DRIVE, appointment, DEALER).content);
  for (const line of [
    'METHOD:CANCEL',
    'STATUS:CANCELLED',
    'SEQUENCE:2',
    `UID:${DRIVE.id}@www.north.example`,
    'DTSTART;TZID=Australia/Adelaide:20261125T100000',
  ])
    expect(lines).toContain(line);
});

it('the calendar event of a service has no end, because only the workshop knows how long it takes', () => {
  const values = { make: 'Mazda', model: 'CX-5', Rego: '123ABC', dateTime: '2026-11-24T09:30' };
  const service = storedLead({ form: 'service-booking', values });
  const appointment = appointmentOf(service, null);
  if (!appointment) throw new Error('The lead has no appointment.');
  const { content } = calendarFile(service, appointment, { ...DEALER, locations: [] });
  expect(content).toContain('Service: Mazda CX-5 (123ABC)');
  expect(content).not.toMatch(/\n(DTEND|LOCATION)/);
  expect(appointmentOf({ ...service, values: { ...values, dateTime: null } }, null)).toBeNull();
  expect(appointmentOf(storedLead(), null)).toBeNull();
});

it.each([
  ['Australia/Canberra', 'Australia/Sydney'],
  ['Australia/ACT', 'Australia/Sydney'],
  ['Australia/NSW', 'Australia/Sydney'],
  ['Australia/Victoria', 'Australia/Melbourne'],
  ['Australia/Queensland', 'Australia/Brisbane'],
  ['Australia/South', 'Australia/Adelaide'],
  ['Australia/West', 'Australia/Perth'],
  ['Australia/Tasmania', 'Australia/Hobart'],
  ['Australia/North', 'Australia/Darwin'],
  ['Australia/Yancowinna', 'Australia/Broken_Hill'],
  ['Australia/LHI', 'Australia/Lord_Howe'],
])(
  'API-36 a calendar file of a dealer in %s describes the zone %s, because RFC 5545 demands a VTIMEZONE',
  (timezone, zone) => {
    const appointment = appointmentOf(DRIVE, null);
    if (!appointment) throw new Error('The lead has no appointment.');
    const lines = linesOf(calendarFile(DRIVE, appointment, { ...DEALER, timezone, locations: [] }).content);
    expect(lines).toContain(`DTSTART;TZID=${zone}:20261124T093000`);
    expect(lines[lines.indexOf('BEGIN:VTIMEZONE') + 1]).toBe(`TZID:${zone}`);
  },
);

it('API-36 a calendar file has its times in UTC if there is no description of the dealer’s zone', () => {
  const appointment = appointmentOf(DRIVE, null);
  if (!appointment) throw new Error('The lead has no appointment.');
  const dealer = { ...DEALER, timezone: 'America/Indianapolis', locations: [] };
  const lines = linesOf(calendarFile(DRIVE, appointment, dealer).content);
  expect(lines).toContain('DTSTART:20261124T143000Z');
  expect(lines.join()).not.toContain('TZID');
});

it.each([
  ['viewing', 'Viewing'],
  ['test ride', 'Test ride'],
])('the calendar calls a test drive a %s if the dealer does', (testDrive, word) => {
  const appointment = appointmentOf(DRIVE, null);
  if (!appointment) throw new Error('The lead has no appointment.');
  const { content } = calendarFile(DRIVE, appointment, { ...DEALER, testDrive });
  expect(linesOf(content)).toContain(`SUMMARY:${word}: 2023 Mazda CX-5\\, North & Sons`);
  expect(content).not.toMatch(/test drive/i);
});
