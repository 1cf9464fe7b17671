import { TZDate } from '@date-fns/tz';

/**
 * A moment as ISO 8601 in a time zone, without fractions of a second: "2026-11-22T20:00:00+10:00".
 *
 * @throws RangeError for an unknown IANA time zone
 */
export const zonedIso = (moment: Date, timezone: string): string =>
  new TZDate(moment, timezone).toISOString().replace(/\.\d+/, '');
