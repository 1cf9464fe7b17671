const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

function day(year: number, month: number, date: number | null): string | null {
  if (year < 1900 || year > 2100 || month < 1 || month > 12) return null;
  if (date === null) return `${year}-${pad(month)}`;
  const real = new Date(Date.UTC(year, month - 1, date));
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === date
    ? `${year}-${pad(month)}-${pad(date)}`
    : null;
}

function fullYear(text: string): number {
  const value = Number(text);
  return text.length > 2 ? value : value + (value > 70 ? 1900 : 2000);
}

/** In which order a date of three numbers names day, month and year. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** Three numbers of which none is a year by its length alone, or the last one is: "3/4/21", "22/08/2026 10:30". */
const THREE_NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T].*)?$/;

/** The day three numbers name in an order; null when there is no such day. */
function inOrder(order: DateOrder, first: string, second: string, third: string): string | null {
  if (order === 'dmy') return day(fullYear(third), Number(second), Number(first));
  if (order === 'mdy') return day(fullYear(third), Number(first), Number(second));
  return third.length === 2 && first.length === 2
    ? day(fullYear(first), Number(second), Number(third))
    : null;
}

/**
 * The evidence of a date about its column: it can only be read day first or month first, it could be either and would be
 * another day ("03/04/2021"), or it tells nothing (null).
 */
export function orderOf(text: string): 'dmy' | 'mdy' | 'either' | null {
  const [, first = '', second = '', third = ''] = THREE_NUMBERS.exec(text.trim()) ?? [];
  if (third === '') return null;
  const dayFirst = inOrder('dmy', first, second, third);
  const monthFirst = inOrder('mdy', first, second, third);
  if (dayFirst === monthFirst) return null;
  if (dayFirst !== null && monthFirst !== null) return 'either';
  return dayFirst === null ? 'mdy' : 'dmy';
}

/**
 * A date as feeds write it, as ISO 8601: a day ("2026-08-22", "2026/8/22", or three numbers in the given order, by
 * default day first as Australians write: "22/08/2026"), a month ("08/2026", "Aug 2026"), a moment with its zone
 * (ISO or RFC 822) as UTC, or Unix seconds or milliseconds. Null when it is none of these or no such day exists.
 */
export function parseDate(text: string, order: DateOrder = 'dmy'): string | null {
  const value = text.trim();
  let m = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/.exec(value);
  if (m) return day(Number(m[1]), Number(m[3]), Number(m[4]));
  m = THREE_NUMBERS.exec(value);
  if (m) return inOrder(order, m[1] ?? '', m[2] ?? '', m[3] ?? '');
  m = /^(\d{1,2})[/-](\d{4})$/.exec(value);
  if (m) return day(Number(m[2]), Number(m[1]), null);
  m = /^(\d{4})[/-](\d{1,2})$/.exec(value);
  if (m) return day(Number(m[1]), Number(m[2]), null);
  m = /^(?:(\d{1,2})[ -])?([a-z]{3})[a-z]*[ -](\d{4}|\d{2})$/i.exec(value);
  if (m)
    return day(
      fullYear(m[3] ?? ''),
      MONTHS.indexOf((m[2] ?? '').toLowerCase()) + 1,
      m[1] ? Number(m[1]) : null,
    );
  if (/^\d{10}$|^\d{13}$/.test(value))
    return new Date(Number(value) * (value.length === 10 ? 1000 : 1)).toISOString();
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:|^[a-z]{3}, \d{1,2} [a-z]{3} \d{4} \d{2}:/i.test(value)) return null;
  const zoned = /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/i.test(value) ? value : `${value.replace(' ', 'T')}Z`;
  const moment = Date.parse(zoned);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
