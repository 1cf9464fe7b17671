import { useEffect, useState } from 'react';
import { isAborted } from '../../lib/api-client/live-error.ts';
import { twelveHour } from '../../lib/clock.ts';
import { formatWeekdayDate } from '../../lib/date-text.ts';
import { type AppointmentDay, appointments } from './api/appointments.ts';
import { Field } from './Field.tsx';

interface Props {
  id: string;
  carId: string;
  dealershipId: string | null;
}

const dayText = (date: string) => formatWeekdayDate(date, new Date().getFullYear());

type Times = { kind: 'asking' } | { kind: 'free'; days: AppointmentDay[] } | { kind: 'unknown' };

/** When to drive: the free times where the service names them, else any time the shopper wishes (API-36). */
export function DateField({ id, carId, dealershipId }: Props) {
  const [times, setTimes] = useState<Times>({ kind: 'asking' });
  useEffect(() => {
    const left = new AbortController();
    appointments({ carId, dealershipId }, { signal: left.signal }).then(
      (days) => setTimes(days.length > 0 ? { kind: 'free', days } : { kind: 'unknown' }),
      (error: unknown) => {
        if (isAborted(error)) return;
        console.warn('Free times are not known.', error);
        setTimes({ kind: 'unknown' });
      },
    );
    return () => left.abort();
  }, [carId, dealershipId]);
  return (
    <Field id={id} field="dateTime" label="Test Drive Booking Date" problems={{}} optional>
      {(attributes) =>
        times.kind === 'unknown' ? (
          <input type="datetime-local" {...attributes} />
        ) : (
          <select {...attributes} disabled={times.kind === 'asking'}>
            <option value="">{times.kind === 'asking' ? 'Looking for free times' : 'Any time'}</option>
            {times.kind === 'free' &&
              times.days.map(({ date, times: free }) => (
                <optgroup key={date} label={dayText(date)}>
                  {free.map((time) => (
                    <option key={time} value={`${date}T${time}`}>
                      {dayText(date)}, {twelveHour(time)}
                    </option>
                  ))}
                </optgroup>
              ))}
          </select>
        )
      }
    </Field>
  );
}
