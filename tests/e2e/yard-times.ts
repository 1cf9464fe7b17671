const MINUTE = 60_000;

/**
 * Returns a text such as "Monday 23 November at 9:30 am", in the time zone of the fixture dealers’ yards, for each
 * minute from a moment until now: a test does not know in which of them the page read the clock.
 *
 * @param from milliseconds since 1970
 */
export function yardTimes(from: number): string[] {
  const part = (moment: number, options: Intl.DateTimeFormatOptions) =>
    new Date(moment).toLocaleString('en-AU', { timeZone: 'Australia/Brisbane', ...options });
  const first = Math.floor(from / MINUTE) * MINUTE;
  return Array.from({ length: Math.floor((Date.now() - first) / MINUTE) + 1 }, (_, n) => {
    const moment = first + n * MINUTE;
    const day = ['weekday', 'day', 'month'].map((name) =>
      part(moment, { [name]: name === 'day' ? 'numeric' : 'long' }),
    );
    return `${day.join(' ')} at ${part(moment, { hour: 'numeric', minute: '2-digit' }).replace('\u202f', ' ')}`;
  });
}
