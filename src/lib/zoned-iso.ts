/**
 * A moment as ISO 8601 in a time zone: "2026-11-22T20:00:00+10:00".
 *
 * @throws RangeError for an unknown IANA time zone
 */
export function zonedIso(moment: Date, timezone: string): string {
  // Swedish dates and times are written as in ISO 8601.
  const local = moment.toLocaleString('sv-SE', { timeZone: timezone });
  const seconds = Math.floor(moment.getTime() / 1000);
  const offset = Math.round(Date.parse(`${local.replace(' ', 'T')}Z`) / 1000) - seconds;
  const minutes = Math.abs(offset) / 60;
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${local.replace(' ', 'T')}${offset < 0 ? '-' : '+'}${part(minutes / 60)}:${part(minutes % 60)}`;
}
