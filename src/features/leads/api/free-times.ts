import { fieldsOf, itemsOf, textOrNull } from '../../../lib/api-client/read-fields.ts';
import { type CallOptions, callJson } from '../../../lib/api-client/request.ts';

/** A day with free times for a test drive or a service. */
export interface AppointmentDay {
  /** ISO date in the dealer's time zone. */
  date: string;
  /** "09:30" in the dealer's time zone, earliest first. */
  times: string[];
}

function dayOf(json: unknown): AppointmentDay | null {
  const { date, times } = fieldsOf(json);
  const day = textOrNull(date);
  const freeTimes = itemsOf(times, (time) =>
    typeof time === 'string' && /^\d\d:\d\d$/.test(time) ? time : null,
  );
  return day && /^\d{4}-\d\d-\d\d$/.test(day) && freeTimes.length > 0
    ? { date: day, times: freeTimes }
    : null;
}

/** The vehicle to drive, the dealership to drive at, or the workshop. */
type FreeTimesQuery =
  | { car_id: string; dealership_id: string | null }
  | { dealership: string; workshop?: string };

/**
 * Fetches free times for a test drive or a service, earliest day first; empty if there are none (API-36).
 *
 * @throws ApiError
 */
export function fetchFreeTimes(query: FreeTimesQuery, options?: CallOptions): Promise<AppointmentDay[]> {
  return callJson({ ...options, name: 'free times', path: '/appointments', query }, (json) => {
    const { days } = fieldsOf(json);
    return Array.isArray(days) ? itemsOf(days, dayOf).sort((a, b) => a.date.localeCompare(b.date)) : null;
  });
}
