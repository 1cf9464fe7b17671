import { string } from 'yup';
import { localStamp } from '../../../../lib/clock.ts';
import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';
import { emptyText, unlessEmpty } from '../text-rule.ts';

/** Message for a time in the past. */
export const TIME_PASSED = 'This time has passed. Please choose a later one.';
/** Western Australia's clocks are behind those of all other states, so a time that is past there is past everywhere. */
export const WESTERNMOST_ZONE = 'Australia/Perth';
const NO_TIME = 'Please choose a date and time.';

const isFutureIn =
  (timezone: string) =>
  (time: string): boolean =>
    time.slice(0, 16) > localStamp(new Date(), timezone);
const isTime = (time: string): boolean => !Number.isNaN(Date.parse(`${time}Z`));

/** A free time from the service (API-36), or else any date and time. */
export const appointmentKind: ValueKind<FieldBase> = {
  empty: emptyText,
  rule({ required }, timezone) {
    const rule = string()
      .nullable()
      .transform((value: string | null) => value || null)
      .default(null)
      .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/, NO_TIME)
      .test('time', NO_TIME, unlessEmpty(isTime))
      .test('ahead', TIME_PASSED, unlessEmpty(isFutureIn(timezone)));
    return required === undefined ? rule : rule.required(required);
  },
  inWords: (value, _field, { time }) => time(plainWords(value)),
};
