import { TZDate } from '@date-fns/tz';
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { addressText } from '../../frame/locations/location-view.ts';
import type { Location } from '../../tenant/schema/location.ts';
import type { Lead } from '../database/schema.ts';
import { shopperName, vehicleName } from '../delivery/lead-rows.ts';
import { recipientOf } from '../delivery/receivers-of.ts';
import { shopperAddress } from '../outbox/plan-deliveries.ts';
import type { Appointment } from './appointment.ts';

/** Facts of a dealer that a calendar file contains. */
export interface CalendarDealer {
  name: string;
  /** "https://www.dealer.example" */
  origin: string;
  /** IANA time zone of the yards' clocks. */
  timezone: string;
  locations: readonly Location[];
}

export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

/** The yard or workshop that a lead is for; null if it is not known. */
export function placeOfLead(lead: Pick<Lead, 'facts'>, locations: readonly Location[]): Location | null {
  const exact = locations.find(({ id }) => id === lead.facts.location_id);
  return exact ?? locations.find(({ dealership_id }) => dealership_id === recipientOf(lead)) ?? null;
}

/** "Test drive: 2023 Mazda CX-5", "Service: Mazda CX-5 (123ABC)" */
export function appointmentTitle(
  lead: Pick<Lead, 'values' | 'facts'>,
  { kind }: Pick<Appointment, 'kind'>,
): string {
  if (kind === 'test drive') {
    const vehicle = vehicleName(lead);
    return vehicle ? `Test drive: ${vehicle}` : 'Test drive';
  }
  const { make, model, Rego } = lead.values;
  return `Service: ${make} ${model} (${Rego})`;
}

function startOf(time: string, timezone: string): TZDate {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = time.split(/\D/).map(Number);
  return new TZDate(year, month - 1, day, hour, minute, timezone);
}

/**
 * An appointment as an iCalendar file (RFC 5545). Its UID stays the same and its SEQUENCE grows with each change, so
 * that calendars move or remove the entry that they have.
 */
export function calendarFile(
  lead: Lead,
  appointment: Appointment,
  { name, origin, timezone, locations }: CalendarDealer,
  reader: 'shopper' | 'dealer' = 'shopper',
): CalendarFile {
  const { time, minutes, isCancelled, sequence } = appointment;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    method,
    prodId: { company: 'Forecourt', product: 'Bookings', language: 'EN' },
    // A time zone set for the calendar would also apply to DTSTAMP, which has to be in UTC.
    timezone: { name: null, generator: getVtimezoneComponent },
  });
  const start = startOf(time, timezone);
  const place = placeOfLead(lead, locations);
  const email = place?.contact_detail.email;
  const { phone } = lead.values;
  const descriptions = {
    shopper: `You asked ${name} for this time. ${origin}`,
    dealer: [shopperName(lead), phone, shopperAddress(lead.values)].filter(Boolean).join('\n'),
  };
  calendar.createEvent({
    id: `${lead.id}@${new URL(origin).hostname}`,
    sequence,
    timezone,
    start,
    // Only the workshop knows how long a service takes, so the event of a service has no end.
    ...(minutes !== null && { end: new TZDate(start.getTime() + minutes * 60_000, timezone) }),
    summary: `${appointmentTitle(lead, appointment)}, ${name}`,
    ...(place && { location: `${place.name}, ${addressText(place.address)}` }),
    description: isCancelled ? 'This booking was cancelled.' : descriptions[reader],
    ...(email && { organizer: { name, email } }),
    // Tentative, because a person at the dealer confirms it later.
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.TENTATIVE,
  });
  return { method: isCancelled ? 'CANCEL' : 'PUBLISH', content: calendar.toString() };
}
