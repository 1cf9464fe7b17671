import { useEffect, useEffectEvent, useState } from 'react';
import { isAborted } from '../../../../lib/api-client/api-error.ts';
import { localStamp, twelveHour } from '../../../../lib/clock.ts';
import { formatWeekdayDate } from '../../../../lib/date-text.ts';
import { announce } from '../../../../ui/announce.ts';
import type { ControlProps } from '../../../../ui/form/Field.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { type AppointmentDay, fetchFreeTimes } from '../../api/free-times.ts';
import type { LeadSubject } from '../../lead-subject.ts';
import { textControl, type ViewProps } from '../field-view.ts';

interface Props extends ControlProps<HTMLInputElement | HTMLSelectElement> {
  subject: LeadSubject;
  /** Called when the chosen time is no longer free; must empty the value. */
  onGone: () => void;
}

/** Days with free times; undefined while they load. Null if they are unknown: any time is accepted. */
type Times = AppointmentDay[] | null | undefined;

const stampsOf = (day: AppointmentDay | undefined) => day?.times.map((time) => `${day.date}T${time}`) ?? [];

/**
 * Fetches the free times. `problem` is the error message of the field: if it changes, the service may have refused a
 * time, so they are fetched again.
 */
function useFreeTimes(
  { dealershipId, vehicle, times: ofPlace }: LeadSubject,
  problem: string | undefined,
): Times {
  const carId = vehicle?.id;
  const isSold = vehicle?.gone;
  const [times, setTimes] = useState<Times>(vehicle || ofPlace ? undefined : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `problem` reloads the list, because a refused time means that it is out of date; the place never changes, since `AppointmentView` makes a new field for another one.
  useEffect(() => {
    if (isSold) {
      setTimes([]);
      return;
    }
    const query = carId === undefined ? ofPlace?.place : { car_id: carId, dealership_id: dealershipId };
    if (!query) return;
    const controller = new AbortController();
    fetchFreeTimes(query, { signal: controller.signal }).then(
      (days) => setTimes(days.length > 0 ? days : null),
      (error: unknown) => {
        if (isAborted(error)) return;
        console.warn('The free times could not be loaded: any time is accepted.', error);
        setTimes(null);
      },
    );
    return () => controller.abort();
  }, [carId, isSold, dealershipId, problem]);
  return times;
}

/** A field for any date and time from now on, by the yard's clock or, if its time zone is unknown, the device's. */
function AnyTime({
  timezone,
  ...control
}: ControlProps<HTMLInputElement> & { timezone?: string | undefined }) {
  const [now, setNow] = useState<string>();
  // Set in the browser, because the HTML was rendered when the site was built.
  useEffect(() => setNow(localStamp(new Date(), timezone)), [timezone]);
  return <TextField {...control} type="datetime-local" min={now} />;
}

/**
 * A list of the free days from the service and a list of the times of the chosen day, or else a field for any date and
 * time (API-36). Both lists set the same value: choosing a day chooses its first time. A value that is not among the
 * free times, such as one that the tab has kept and that was booked since, is emptied: the lists cannot show it. A sold
 * vehicle has no times, and the service refuses any.
 */
function AppointmentField({ subject, onGone, ...control }: Props) {
  const times = useFreeTimes(subject, control.problem);
  const days = times ?? [];
  const isGone = times && control.value !== '' && !times.flatMap(stampsOf).includes(control.value);
  const empty = useEffectEvent(onGone);
  useEffect(() => {
    if (!isGone) return;
    empty();
    announce('The chosen time is no longer free. Please choose another one.');
  }, [isGone]);
  const { timezone, clockSuffix } = subject;
  if (times === null) return <AnyTime {...control} label={control.label + clockSuffix} timezone={timezone} />;
  const whileLoading = subject.times?.before ?? 'Looking for free times';
  const anyDay = control.optional ? 'Any time' : 'Choose a day';
  const noDay = times ? (days.length > 0 ? anyDay : 'No free times') : whileLoading;
  const day = days.find(({ date }) => control.value.startsWith(date));
  return (
    <>
      <SelectField {...control} value={stampsOf(day)[0] ?? ''} disabled={days.length === 0}>
        <option value="">{noDay}</option>
        {days.map((freeDay) => (
          <option key={freeDay.date} value={stampsOf(freeDay)[0]}>
            {formatWeekdayDate(freeDay.date, new Date().getFullYear())}
          </option>
        ))}
      </SelectField>
      {day && (
        <SelectField
          {...control}
          id={`${control.id}-time`}
          label={`Time${clockSuffix}`}
          optional={false}
          preselected
          problem={undefined}
        >
          {stampsOf(day).map((stamp) => (
            <option key={stamp} value={stamp}>
              {twelveHour(stamp.slice(11))}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

export function AppointmentView(props: ViewProps) {
  const { subject, input } = props;
  return (
    <AppointmentField
      {...textControl(props)}
      key={JSON.stringify(subject.times)}
      subject={subject}
      onGone={() => input.onChange(input.name)('')}
    />
  );
}
