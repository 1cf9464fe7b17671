import { yardName } from '../../rules/contact-slug.ts';
import { weekdayName } from '../../rules/date-text.ts';
import { didYouMean, orList } from '../nearest.ts';
import { error, type Finding, type Path } from '../problem.ts';
import type { OpeningHour, SpecialHours } from '../schema/location.ts';
import type { Draft } from '../source/draft.ts';
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
      `It closes at ${close}, not after it opens at ${open}. Write times as 24 hours: 5 pm is 17:00.`,
    ),
  ];
}

function checkDay(path: Path, day: OpeningHour): Finding[] {
  if (day.status === 'Closed' || day.formated_hours !== undefined) return [];
  if (day.open === undefined || day.close === undefined) {
    const missing = day.open === undefined ? 'open' : 'close';
    return [
      error(
        path,
        `${weekdayName(day.weekday)} is Open but has no "${missing}" time. Add one such as "08:30", or make it Closed.`,
      ),
    ];
  }
  return checkSpan(path, day.open, day.close, ['open', 'close']);
}

function checkWeek(path: Path, hours: OpeningHour[]): Finding[] {
  const seen = new Set<number>();
  return hours.flatMap((day, index) => {
    const at = [...path, index];
    const twice = seen.has(day.weekday);
    seen.add(day.weekday);
    const repeated = twice
      ? [
          error(
            [...at, 'weekday'],
            `${weekdayName(day.weekday)} (weekday ${day.weekday}) stands here twice, so its hours overlap. Keep one entry a day.`,
          ),
        ]
      : [];
    return [...repeated, ...checkDay(at, day)];
  });
}

function checkTimes(path: Path, { start_hour: start, end_hour: end }: SpecialHours): Finding[] {
  if ((start === undefined) === (end === undefined))
    return checkSpan(path, start, end, ['start_hour', 'end_hour']);
  const [given, missing] = start === undefined ? ['end_hour', 'start_hour'] : ['start_hour', 'end_hour'];
  return [error([...path, given], `"${given}" stands here without "${missing}". Give both, or neither.`)];
}

function checkSpecial(draft: Draft): Finding[] {
  const full = textsOf(draft, 'locations', 'name');
  const yards = [...new Set(full.map(yardName))];
  const known = new Set([...full, ...yards].map((name) => name.toLowerCase()));
  const seen = new Set<string>();
  return draft.each('special_hours').flatMap(({ path, value }) => {
    const found = checkTimes(path, value);
    const where = value.location_name ?? '';
    if (where && !known.has(where.trim().toLowerCase())) {
      const near = didYouMean(where, [...yards, ...full]);
      found.push(
        error(
          [...path, 'location_name'],
          `There is no location named "${where}". Allowed: ${orList(yards)}.${near}`,
        ),
      );
    }
    const entry = `${value.date} ${value.department} ${where.toLowerCase()}`;
    if (seen.has(entry)) {
      found.push(
        error(
          [...path, 'date'],
          `${value.date} stands here twice for the same department and location. Keep one.`,
        ),
      );
    }
    seen.add(entry);
    return found;
  });
}

/** Opening hours: a day once, opening before closing, times where open. */
export function checkHours(draft: Draft): Finding[] {
  const weeks = draft
    .each('locations')
    .flatMap(({ path, value }) =>
      checkWeek([...path, 'contact_detail', 'opening_hours'], value.contact_detail.opening_hours),
    );
  return [...weeks, ...checkSpecial(draft)];
}
