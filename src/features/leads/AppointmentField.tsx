import { useEffect, useState } from 'react';
import { isAborted } from '../../lib/api-client/live-error.ts';
import { localStamp, twelveHour } from '../../lib/clock.ts';
import { formatWeekdayDate } from '../../lib/date-text.ts';
import type { ControlProps } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { type AppointmentDay, appointments } from './api/appointments.ts';
import type { LeadSubject } from './lead-subject.ts';

interface Props extends ControlProps<HTMLInputElement | HTMLSelectElement> {
  subject: LeadSubject;
}

type Times = { kind: 'loading' } | { kind: 'free'; days: AppointmentDay[] } | { kind: 'unknown' };

const dayText = (date: string) => formatWeekdayDate(date, new Date().getFullYear());

/** @param problem message of the field: when the service refuses a time, the times are fetched again */
function useFreeTimes({ dealershipId, vehicle }: LeadSubject, problem: string | undefined): Times {
  const carId = vehicle?.id;
  const [times, setTimes] = useState<Times>({ kind: carId === undefined ? 'unknown' : 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refused time means that the list is out of date.
  useEffect(() => {
    if (carId === undefined) {
      setTimes({ kind: 'unknown' });
      return;
    }
    const controller = new AbortController();
    appointments({ carId, dealershipId }, { signal: controller.signal }).then(
      (days) => setTimes(days.length > 0 ? { kind: 'free', days } : { kind: 'unknown' }),
      (error: unknown) => {
        if (isAborted(error)) return;
        console.warn('Free times could not be loaded.', error);
        setTimes({ kind: 'unknown' });
      },
    );
    return () => controller.abort();
  }, [carId, dealershipId, problem]);
  return times;
}

/** A field for any date and time from now on, by the yard's clock where it is known. */
function AnyTime({
  timezone,
  ...control
}: ControlProps<HTMLInputElement> & { timezone?: string | undefined }) {
  const [now, setNow] = useState<string>();
  // The page was drawn earlier, so only the browser knows.
  useEffect(() => setNow(localStamp(new Date(), timezone)), [timezone]);
  return <TextField {...control} type="datetime-local" min={now} />;
}

/** A list of free times from the service, or else a field for any date and time (API-36). */
export function AppointmentField({ subject, ...control }: Props) {
  const times = useFreeTimes(subject, control.problem);
  if (times.kind === 'unknown') return <AnyTime {...control} timezone={subject.timezone} />;
  return (
    <SelectField {...control} disabled={times.kind === 'loading'}>
      <option value="">{times.kind === 'loading' ? 'Looking for free times' : 'Any time'}</option>
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
    </SelectField>
  );
}
