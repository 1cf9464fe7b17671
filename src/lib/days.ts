/** Milliseconds in 24 hours. In a time zone with daylight saving, two days a year are an hour shorter or longer. */
export const DAY_MS = 86_400_000;

/** Moves an ISO date: ("2026-11-30", 1) is "2026-12-01". */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
