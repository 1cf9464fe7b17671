import { twelveHour } from '../lib/clock.ts';
import type { Config } from '../tenant/schema/config.ts';
import type { Location, OpeningHour } from '../tenant/schema/location.ts';
import { hoursRows } from './locations/hours.ts';
import { departmentOf } from './locations/location-order.ts';
import type { HoursRow } from './locations/location-types.ts';
import { addressText, phoneOf } from './locations/location-view.ts';
import type { Yard } from './locations/yards.ts';
import type { FooterYard } from './page.ts';

/** "8 am", "5:30 pm", without a line break */
const shortTime = (time: string): string => twelveHour(time).replace(':00', '').replace(' ', '\u00a0');

/** The entry with its times in short, "8 am–5:30 pm", unless it has words of its own. */
const inShort = (entry: OpeningHour): OpeningHour =>
  entry.open && entry.close && entry.formated_hours === undefined
    ? { ...entry, formated_hours: `${shortTime(entry.open)}–${shortTime(entry.close)}` }
    : entry;

const shortLabel = ({ label }: HoursRow): string => (label.includes('-') ? label : label.slice(0, 3));

/**
 * Opening hours in short lines, one for all days with the same hours: "Mon-Fri 8 am–5:30 pm", "Sat 8 am–4 pm". Closed
 * days are left out, except those with words of their own; if all are closed, one line says so. Empty without hours.
 */
export function hoursLines(
  { contact_detail }: Pick<Location, 'contact_detail'>,
  closedText: string,
): string[] {
  const rows = hoursRows(contact_detail.opening_hours.map(inShort), { full: false, closedText });
  const said = rows.filter(({ open, text }) => open || text !== closedText);
  const lines = [...Map.groupBy(said, ({ text }) => text)].map(
    ([text, days]) => `${days.map(shortLabel).join(', ')} ${text}`,
  );
  return lines.length > 0 || rows.length === 0 ? lines : [closedText];
}

/** The yards of a footer that lists them all. */
export const footerYards = (yards: readonly Yard[], { location_widgets }: Config): FooterYard[] =>
  yards.map(({ name, href, departments }) => ({
    name,
    href,
    address: addressText(departments[0].address),
    departments: departments.map((location) => ({
      type: departmentOf(location),
      phone: phoneOf(location),
      hours: location_widgets.hours ? hoursLines(location, location_widgets.closed_text) : [],
    })),
  }));
