const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The weekday at that instant in the zone, 0 Sunday to 6 Saturday. */
export function weekdayIn(timezone: string, instant: Date): number {
  return DAYS.indexOf(
    new Intl.DateTimeFormat('en-US', { timeZone: timezone, weekday: 'short' }).format(instant),
  );
}
