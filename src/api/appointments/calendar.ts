import { TZDate } from '@date-fns/tz';
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { addressText } from '../../frame/locations/location-view.ts';
import { capitalised } from '../../lib/capitalised.ts';
import { zonedDate } from '../../lib/zoned-date.ts';
import type { Location } from '../../tenant/schema/location.ts';
import { canonicalZone } from '../../tenant/time-zones.ts';
import { shopperName, vehicleName } from '../leads/lead-names.ts';
import { placeOfLead, zoneOfLead } from '../leads/place-of-lead.ts';
import type { Lead } from '../leads/schema.ts';
import { shopperAddress } from '../leads/shopper-address.ts';
import type { CalendarFile } from '../platform/mail/mailer.ts';
import type { Appointment } from './appointment.ts';

/** Facts of a dealer that a calendar file contains. */
export interface CalendarDealer {
  name: string;
  /** "https://www.dealer.example" */
  origin: string;
  /** IANA time zone for places that are not known. */
  timezone: string;
  locations: readonly Location[];
  /** Its word for a test drive. */
  testDrive: string;
}

/** "test drive", "viewing", "service" */
export const appointmentWord = (
  { kind }: Pick<Appointment, 'kind'>,
  dealer: Pick<CalendarDealer, 'testDrive'>,
): string => (kind === 'test drive' ? dealer.testDrive : kind);

/** "Test drive: 2023 Mazda CX-5", "Service: Mazda CX-5 (123ABC)" */
export function appointmentTitle(
  lead: Pick<Lead, 'values' | 'facts'>,
  { kind }: Pick<Appointment, 'kind'>,
  dealer: Pick<CalendarDealer, 'testDrive'>,
): string {
  const word = appointmentWord({ kind }, dealer);
  const title = capitalised(word);
  if (kind === 'test drive') {
    const vehicle = vehicleName(lead);
    return vehicle ? `${title}: ${vehicle}` : title;
  }
  const { make, model, Rego } = lead.values;
  return `${title}: ${make} ${model} (${Rego})`;
}

/**
 * An appointment as an iCalendar file (RFC 5545). Its UID stays the same and its SEQUENCE grows with each change, so
 * that calendars move or remove the entry that they have.
 */
export function calendarFile(
  lead: Lead,
  appointment: Appointment,
  dealer: CalendarDealer,
  reader: 'shopper' | 'dealer' = 'shopper',
): CalendarFile {
  const { time, minutes, isCancelled, sequence } = appointment;
  const { name, origin, locations } = dealer;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    method,
    prodId: { company: 'Forecourt', product: 'Bookings', language: 'EN' },
    // A time zone set for the calendar would also apply to DTSTAMP, which has to be in UTC.
    timezone: { name: null, generator: getVtimezoneComponent },
  });
  const timezone = canonicalZone(zoneOfLead(lead, dealer));
  const start = zonedDate(time, timezone);
  const end = minutes === null ? null : start.getTime() + minutes * 60_000;
  // RFC 5545 demands a VTIMEZONE for each zone that a file names. If there is none, the times are in UTC.
  const zone = getVtimezoneComponent(timezone) === null ? null : timezone;
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
    timezone: zone,
    start: zone ? start : new Date(start.getTime()),
    // Only the workshop knows how long a service takes, so the event of a service has no end.
    ...(end !== null && { end: zone ? new TZDate(end, zone) : new Date(end) }),
    summary: `${appointmentTitle(lead, appointment, dealer)}, ${name}`,
    ...(place && { location: `${place.name}, ${addressText(place.address)}` }),
    description: isCancelled ? 'This booking was cancelled.' : descriptions[reader],
    ...(email && { organizer: { name, email } }),
    // Tentative, because a person at the dealer confirms it later.
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.TENTATIVE,
  });
  return { method: isCancelled ? 'CANCEL' : 'PUBLISH', content: calendar.toString() };
}
