import { hoursRows } from '../../frame/locations/hours.ts';
import { departmentOf } from '../../frame/locations/location-order.ts';
import { addressText } from '../../frame/locations/location-view.ts';
import { type OpenState, openState } from '../../frame/locations/open-state.ts';
import { openingTimes } from '../../frame/locations/opening-times.ts';
import { placeNames } from '../../frame/locations/place-name.ts';
import { comingSpecials, specialHoursFor, specialText } from '../../frame/locations/special-hours.ts';
import { localTime } from '../../lib/clock.ts';
import { weekdayName } from '../../lib/date-text.ts';
import type { Location } from '../../tenant/schema/location.ts';
import { locationZone } from '../../tenant/time-zones.ts';
import { yardName } from '../../tenant/yard-name.ts';
import { placeOfLead } from '../leads/place-of-lead.ts';
import type { Lead } from '../leads/schema.ts';
import type { FactRow } from '../mail-design/parts/facts.ts';
import type { MailYard } from '../mail-design/parts/yard.ts';
import type { Dealer } from '../tenants/dealer.ts';

/** The place that a lead is for, as its mails show it. */
export interface LeadPlace {
  yard: MailYard;
  /** "open until 8 pm", "opens Friday 8 am"; empty if the place gives no hours. */
  open: string;
  /** "The yard is open until 8 pm today."; empty if the place gives no hours. */
  openSentence: string;
  /** "yard" or "workshop" */
  word: string;
}

/** A day whose hours matter to the reader. */
interface MarkedDay {
  /** ISO date. */
  date: string;
  /** "Today, Thursday" */
  label: string;
}

/** "8 pm" for "8:00 pm". */
const short = (text: string): string => text.replaceAll(/:00 (?=[ap]m)/g, ' ');

function openWords(state: OpenState, word: string): Pick<LeadPlace, 'open' | 'openSentence'> {
  if (state.open) {
    const open = `open until ${short(state.until)}`;
    return { open, openSentence: `The ${word} is ${open} today.` };
  }
  if (state.next === null) return { open: '', openSentence: '' };
  const { day, time } = state.next;
  return {
    open: `opens ${day} ${short(time)}`,
    openSentence: `The ${word} opens ${day} at ${short(time)}.`,
  };
}

/** The hours of a place in rows; the marked day has a row of its own, in bold. */
function hoursOf(
  place: Location,
  { hoursShown, specialHours }: Pick<Dealer, 'hoursShown' | 'specialHours'>,
  { date, label }: MarkedDay,
): FactRow[] {
  const shown = hoursShown(place.dealership_slug);
  if (shown === null) return [];
  const { closedText, full } = shown;
  const days = place.contact_detail.opening_hours;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const special = specialHoursFor(specialHours, place.name, departmentOf(place)).find(
    (entry) => entry.date === date,
  );
  const [ofDay] = hoursRows(days, { closedText, full: true }).filter(({ weekdays }) =>
    weekdays.includes(weekday),
  );
  if (ofDay === undefined) return [];
  const marked = {
    label,
    value: short(special === undefined ? ofDay.text : specialText(special, closedText)),
    isBold: true,
  };
  const rows = hoursRows(days, { closedText, full }).map((row) => ({
    label: row.label.replace('-', ' to '),
    value: short(row.text),
    isOnlyDay: row.weekdays.length === 1 && row.weekdays[0] === weekday,
  }));
  const isListed = special === undefined && rows.some(({ isOnlyDay }) => isOnlyDay);
  const listed = rows.map(({ isOnlyDay, ...row }) => (isListed && isOnlyDay ? marked : row));
  return isListed ? listed : [marked, ...listed];
}

/**
 * The place that a lead is for, with its hours at a moment. Null if it is not known.
 *
 * @param booked "2026-11-28T10:00" if the lead books a time, whose day is then marked instead of today
 */
export function leadPlace(
  lead: Pick<Lead, 'facts'>,
  dealer: Pick<Dealer, 'locations' | 'yards' | 'timezone' | 'hoursShown' | 'specialHours' | 'origin'>,
  now: Date,
  booked: string | null = null,
): LeadPlace | null {
  const place = placeOfLead(lead, dealer.locations);
  if (place === null) return null;
  const yard = dealer.yards.find(({ departments }) => departments.some(({ id }) => id === place.id));
  const zone = locationZone(place, dealer);
  const department = departmentOf(place);
  const word = department === 'service' ? 'workshop' : 'yard';
  const { date, weekday } = localTime(now, zone);
  const day: MarkedDay =
    booked === null
      ? { date, label: `Today, ${weekdayName(weekday)}` }
      : {
          date: booked.slice(0, 10),
          label: `Your ${weekdayName(new Date(`${booked.slice(0, 10)}T00:00:00Z`).getUTCDay())}`,
        };
  const times =
    dealer.hoursShown(place.dealership_slug) &&
    openingTimes(
      place.contact_detail.opening_hours,
      comingSpecials(specialHoursFor(dealer.specialHours, place.name, department), now, zone),
    );
  return {
    yard: {
      name: yard ? placeNames(dealer.yards)(yard) : yardName(place.name),
      address: addressText(place.address),
      href: yard ? `${dealer.origin}${yard.href}` : null,
      hours: hoursOf(place, dealer, day),
    },
    word,
    ...(times ? openWords(openState(times, now, zone), word) : { open: '', openSentence: '' }),
  };
}
