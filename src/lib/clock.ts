/** A moment as date and wall-clock time in a time zone. */
export interface LocalTime {
  /** ISO date. */
  date: string;
  year: number;
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  /** Minutes since midnight, 0 to 1439. */
  minutes: number;
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatFor(timezone: string | undefined): Intl.DateTimeFormat {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-AU', {
      timeZone: timezone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timezone, format);
  }
  return format;
}

/**
 * Converts a moment to date and time in a time zone.
 *
 * @param timezone by default the device's
 * @throws RangeError for an unknown IANA time zone
 */
export function localTime(now: Date, timezone?: string): LocalTime {
  const parts = new Map(
    formatFor(timezone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  );
  const [year, month, day] = ['year', 'month', 'day'].map((type) => parts.get(type as 'year') ?? '');
  const date = `${year}-${month}-${day}`;
  return {
    date,
    year: Number(year),
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/**
 * Date and time in a time zone as forms send them: "2026-11-24T09:30". They sort by time.
 *
 * @param timezone by default the device's
 */
export function localStamp(now: Date, timezone?: string): string {
  const { date, minutes } = localTime(now, timezone);
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${date}T${part(minutes / 60)}:${part(minutes % 60)}`;
}

/** Formats minutes since midnight: 510 is "8:30 am", 720 "12:00 pm", 0 and 1440 "12:00 am" (LOC-18). */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats "08:30" as "8:30 am". */
export const twelveHour = (time: string): string => clockText(minutesOf(time));

/** Minutes since midnight: 510 for "08:30". */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
