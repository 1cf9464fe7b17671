/** Milliseconds of a day without a change of the clock. */
export const DAY_MS = 86_400_000;

/** Moves an ISO date: ("2026-11-30", 1) is "2026-12-01". */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
