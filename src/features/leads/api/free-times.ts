import { fieldsOf, itemsOf, textOrNull } from '../../../lib/api-client/read-fields.ts';
import { type CallOptions, callJson } from '../../../lib/api-client/request.ts';

/** A day with free times for a test drive. */
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

/** Fetches free times for a test drive, earliest day first; empty if there are none (API-36). @throws ApiError */
export function fetchFreeTimes(
  { carId, dealershipId }: { carId: string; dealershipId: string | null },
  options?: CallOptions,
): Promise<AppointmentDay[]> {
  const query = { car_id: carId, dealership_id: dealershipId };
  return callJson({ ...options, name: 'test drive times', path: '/appointments', query }, (json) => {
    const { days } = fieldsOf(json);
    return Array.isArray(days) ? itemsOf(days, dayOf).sort((a, b) => a.date.localeCompare(b.date)) : null;
  });
}
