const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** "2026-08-22", or "2026-08" without a day of the month; null for a date that does not exist. */
function isoDay(year: number, month: number, date: number | null): string | null {
  if (year < 1900 || year > 2100 || month < 1 || month > 12) return null;
  if (date === null) return `${year}-${pad(month)}`;
  const real = new Date(Date.UTC(year, month - 1, date));
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === date
    ? `${year}-${pad(month)}-${pad(date)}`
    : null;
}

function fullYear(text: string): number {
  const value = Number(text);
  if (text.length > 2) return value;
  // Two digits: 71 to 99 are the 1900s, 00 to 70 the 2000s.
  return value + (value > 70 ? 1900 : 2000);
}

/** Order of day, month and year in a date of three numbers. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** Three numbers in which only the last may have four digits: "3/4/21", "22/08/2026 10:30". */
const THREE_NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T].*)?$/;

/** The date that three numbers mean in a given order; null if that date does not exist. */
function dateInOrder(order: DateOrder, first: string, second: string, third: string): string | null {
  if (order === 'dmy') return isoDay(fullYear(third), Number(second), Number(first));
  if (order === 'mdy') return isoDay(fullYear(third), Number(first), Number(second));
  return third.length === 2 && first.length === 2
    ? isoDay(fullYear(first), Number(second), Number(third))
    : null;
}

/**
 * Detects the order of a date: `dmy` or `mdy` if only one is possible, `either` if it is ambiguous
 * ("03/04/2021"), null if the order makes no difference.
 */
export function detectDateOrder(text: string): 'dmy' | 'mdy' | 'either' | null {
  const [, first = '', second = '', third = ''] = THREE_NUMBERS.exec(text.trim()) ?? [];
  if (third === '') return null;
  const dayFirst = dateInOrder('dmy', first, second, third);
  const monthFirst = dateInOrder('mdy', first, second, third);
  if (dayFirst === monthFirst) return null;
  if (dayFirst !== null && monthFirst !== null) return 'either';
  return dayFirst === null ? 'mdy' : 'dmy';
}

/**
 * Parses a date as feeds write it, to ISO 8601: a day ("2026-08-22", "2026/8/22", or three numbers in the
 * given order, by default day first as in Australia: "22/08/2026"), a month ("08/2026", "Aug 2026"), a date
 * and time with zone (ISO or RFC 822) as UTC, or Unix seconds or milliseconds. Null for anything else and for
 * dates that do not exist.
 */
export function parseDate(text: string, order: DateOrder = 'dmy'): string | null {
  const value = text.trim();
  let m = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/.exec(value);
  if (m) return isoDay(Number(m[1]), Number(m[3]), Number(m[4]));
  m = THREE_NUMBERS.exec(value);
  if (m) return dateInOrder(order, m[1] ?? '', m[2] ?? '', m[3] ?? '');
  m = /^(\d{1,2})[/-](\d{4})$/.exec(value);
  if (m) return isoDay(Number(m[2]), Number(m[1]), null);
  m = /^(\d{4})[/-](\d{1,2})$/.exec(value);
  if (m) return isoDay(Number(m[1]), Number(m[2]), null);
  m = /^(?:(\d{1,2})[ -])?([a-z]{3})[a-z]*[ -](\d{4}|\d{2})$/i.exec(value);
  if (m)
    return isoDay(
      fullYear(m[3] ?? ''),
      MONTHS.indexOf((m[2] ?? '').toLowerCase()) + 1,
      m[1] ? Number(m[1]) : null,
    );
  // Unix time: 10 digits are seconds, 13 milliseconds.
  if (/^\d{10}$|^\d{13}$/.test(value))
    return new Date(Number(value) * (value.length === 10 ? 1000 : 1)).toISOString();
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:|^[a-z]{3}, \d{1,2} [a-z]{3} \d{4} \d{2}:/i.test(value)) return null;
  // A time without a zone is read as UTC.
  const zoned = /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/i.test(value) ? value : `${value.replace(' ', 'T')}Z`;
  const moment = Date.parse(zoned);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
