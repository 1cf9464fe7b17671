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
  closeKey: string,
): Finding[] {
  if (open === undefined || close === undefined || open < close) return [];
  return [
    error(
      [...path, closeKey],
      `The closing time ${close} is not after the opening time ${open}. Write times in 24 hours: 5 pm is 17:00.`,
    ),
  ];
}

function checkDay(raw: unknown, path: Path, day: OpeningHour): Finding[] {
  if (day.status === 'Closed' || day.formated_hours !== undefined) return [];
  const missing = (['open', 'close'] as const).find((name) => valueAt(raw, [...path, name]) === undefined);
  if (missing === undefined) return checkSpan(path, day.open, day.close, 'close');
  const message = `${weekdayName(day.weekday)} is Open but has no "${missing}" time. Add one such as "08:30", or set its status to Closed.`;
  return [error(path, message)];
}

/**
 * Explains why two entries of one day contradict each other; null if they do not. A day may have two entries, for a
 * lunch break, if both have times and the times do not overlap.
 */
function contradiction(a: OpeningHour, b: OpeningHour): string | null {
  const [first, second] = [a, b].map(({ status, open, close }) =>
    status === 'Open' && open !== undefined && close !== undefined ? { open, close } : null,
  );
  if (!first || !second) return 'appears twice, and not both entries have times. Keep one entry.';
  return first.open < second.close && second.open < first.close
    ? 'appears twice and its hours overlap. Keep one entry, or two that do not overlap.'
    : null;
}

function checkWeek(raw: unknown, hours: Entry<OpeningHour>[]): Finding[] {
  return hours.flatMap(({ path, value: day }, index) => {
    const earlier = hours.slice(0, index).filter(({ value }) => value.weekday === day.weekday);
    const reasons = earlier.map(({ value }) => contradiction(value, day));
    const reason =
      reasons.find((one) => one !== null) ??
      (earlier.length > 1
        ? 'has more than two entries. A day has one, or two with a break between them: remove this one.'
        : null);
    const message = `${weekdayName(day.weekday)} (weekday ${day.weekday}) ${reason}`;
    return [...(reason === null ? [] : [error([...path, 'weekday'], message)]), ...checkDay(raw, path, day)];
  });
}

function checkTimes(path: Path, { start_hour: start, end_hour: end }: SpecialHours): Finding[] {
  if (start !== undefined && end === undefined)
    return [
      error([...path, 'start_hour'], 'There is "start_hour" but no "end_hour". Give both, or neither.'),
    ];
  if (start === undefined && end !== undefined)
    return [error([...path, 'end_hour'], 'There is "end_hour" but no "start_hour". Give both, or neither.')];
  return checkSpan(path, start, end, 'end_hour');
}

function checkSpecial(draft: Draft): Finding[] {
  const fullNames = textsOf(draft, 'locations', 'name');
  const yards = [...new Set(fullNames.map(yardName))];
  const names = [...new Set([...yards, ...fullNames])];
  const known = new Set(names.map((name) => name.toLowerCase()));
  const seen = new Set<string>();
  return draft.entries('special_hours').flatMap(({ path, value }) => {
    const found = checkTimes(path, value);
    const locationName = value.location_name ?? '';
    if (locationName && !known.has(locationName.trim().toLowerCase())) {
      const near = didYouMean(locationName, names);
      found.push(
        error(
          [...path, 'location_name'],
          `There is no location named "${locationName}". ${allowedNames(names, 'locations')}${near}`,
        ),
      );
    }
    const entry = `${value.date} ${value.department} ${locationName.toLowerCase()}`;
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

/** Checks opening and special hours: no overlapping entries, opening before closing, times for every open day. */
export function checkHours(draft: Draft): Finding[] {
  const locations = valueAt(draft.raw, ['locations']);
  const weeks = (Array.isArray(locations) ? [...locations.keys()] : []).flatMap((index) =>
    checkWeek(
      draft.raw,
      draft.entriesAt(['locations', index, 'contact_detail', 'opening_hours'], openingHour),
    ),
  );
  return [...weeks, ...checkSpecial(draft)];
}
