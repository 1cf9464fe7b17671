import { weekdayName } from '../../lib/date-text.ts';
import { allowedNames, didYouMean } from '../did-you-mean.ts';
import { valueAt } from '../explain/explain-issues.ts';
import { error, type Finding, type Path } from '../problem.ts';
import { type OpeningHour, openingHour, type SpecialHours } from '../schema/location.ts';
import type { Draft, Entry } from '../source/draft.ts';
import { yardName } from '../yard-name.ts';
import { textsOf } from './locations.ts';

function checkSpan(
  path: Path,
  open: string | undefined,
  close: string | undefined,
  names: [string, string],
): Finding[] {
  if (open === undefined || close === undefined || open < close) return [];
  return [
    error(
      [...path, names[1]],
      `The closing time ${close} is not after the opening time ${open}. Write times in 24 hours: 5 pm is 17:00.`,
    ),
  ];
}

function checkDay(raw: unknown, path: Path, day: OpeningHour): Finding[] {
  if (day.status === 'Closed' || day.formated_hours !== undefined) return [];
  const missing = (['open', 'close'] as const).find((name) => valueAt(raw, [...path, name]) === undefined);
  if (missing === undefined) return checkSpan(path, day.open, day.close, ['open', 'close']);
  const words = `${weekdayName(day.weekday)} is Open but has no "${missing}" time. Add one such as "08:30", or make it Closed.`;
  return [error(path, words)];
}

/** A day may have two entries, for a lunch break, but they must not overlap. */
function overlap(a: OpeningHour, b: OpeningHour): boolean {
  const spans = [a, b].map(({ status, open, close }) =>
    status === 'Open' && open !== undefined && close !== undefined ? { open, close } : null,
  );
  const [first, second] = spans;
  return !first || !second || (first.open < second.close && second.open < first.close);
}

function checkWeek(raw: unknown, hours: Entry<OpeningHour>[]): Finding[] {
  return hours.flatMap(({ path, value: day }, index) => {
    const twice = hours
      .slice(0, index)
      .some(({ value }) => value.weekday === day.weekday && overlap(value, day));
    const words = `${weekdayName(day.weekday)} (weekday ${day.weekday}) appears twice and its hours overlap. Keep one entry, or two that do not overlap.`;
    return [...(twice ? [error([...path, 'weekday'], words)] : []), ...checkDay(raw, path, day)];
  });
}

function checkTimes(path: Path, { start_hour: start, end_hour: end }: SpecialHours): Finding[] {
  if ((start === undefined) === (end === undefined))
    return checkSpan(path, start, end, ['start_hour', 'end_hour']);
  const [given, missing] = start === undefined ? ['end_hour', 'start_hour'] : ['start_hour', 'end_hour'];
  return [error([...path, given], `There is "${given}" but no "${missing}". Give both, or neither.`)];
}

function checkSpecial(draft: Draft): Finding[] {
  const full = textsOf(draft, 'locations', 'name');
  const yards = [...new Set(full.map(yardName))];
  const known = new Set([...full, ...yards].map((name) => name.toLowerCase()));
  const seen = new Set<string>();
  return draft.entries('special_hours').flatMap(({ path, value }) => {
    const found = checkTimes(path, value);
    const where = value.location_name ?? '';
    if (where && !known.has(where.trim().toLowerCase())) {
      const near = didYouMean(where, [...yards, ...full]);
      found.push(
        error(
          [...path, 'location_name'],
          `There is no location named "${where}". ${allowedNames(yards, 'locations')}${near}`,
        ),
      );
    }
    const entry = `${value.date} ${value.department} ${where.toLowerCase()}`;
    if (seen.has(entry)) {
      found.push(
        error(
          [...path, 'date'],
          `${value.date} appears twice for the same department and location. Keep one.`,
        ),
      );
    }
    seen.add(entry);
    return found;
  });
}

/** Checks opening hours: no overlapping entries, opening before closing, times for every open day. */
export function checkHours(draft: Draft): Finding[] {
  const locations = valueAt(draft.raw, ['locations']);
  const weeks = (Array.isArray(locations) ? [...locations.keys()] : []).flatMap((index) =>
    checkWeek(draft.raw, draft.entriesAt(['locations', index, 'contact_detail', 'opening_hours'], openingHour)),
  );
  return [...weeks, ...checkSpecial(draft)];
}
