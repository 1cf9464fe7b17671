import { twelveHour } from '../../../../lib/clock.ts';
import { formatWeekdayDate } from '../../../../lib/date-text.ts';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import type { AppointmentDay } from '../../api/free-times.ts';
import { textControl, type ViewProps } from '../field-view.ts';

/**
 * One list of all free times, which works without scripts.
 *
 * @param days at least one
 */
export function OfferedTimes({ days, ...props }: ViewProps & { days: readonly AppointmentDay[] }) {
  const { label, value, ...control } = textControl(props);
  const dayText = (date: string) => formatWeekdayDate(date, Number(days[0]?.date.slice(0, 4)));
  return (
    <SelectField {...control} label={label + props.subject.clockSuffix} value={value}>
      <option value="">{control.optional ? 'Any time' : 'Choose a time'}</option>
      {days.map(({ date, times }) => (
        <optgroup key={date} label={dayText(date)}>
          {times.map((time) => (
            <option key={time} value={`${date}T${time}`}>
              {`${dayText(date)}, ${twelveHour(time)}`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
