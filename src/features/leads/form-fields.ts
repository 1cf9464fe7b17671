import { boolean, type ISchema, mixed, type ObjectSchema, object, string } from 'yup';
import { localStamp } from '../../lib/clock.ts';

interface FieldBase {
  /** Name in the service's data. */
  name: string;
  label: string;
  /** Message if it is empty. A field without this message is optional. */
  required?: string | undefined;
  /** The setting that decides whether it is required. Without the setting it is not. */
  requiredBy?: 'messageRequired' | 'odometerRequired';
}

/** A text of one line ("text") or several ("message"). */
interface TextSpec extends FieldBase {
  kind: 'text' | 'message';
  autoComplete?: string;
  inputMode?: 'numeric';
  placeholder?: string | undefined;
  maxLength?: number;
  /** Required pattern, and the message if the text does not match. */
  format?: { pattern: RegExp; message: string };
  /** A rule that no pattern can express, for texts of the right format. */
  check?: { test: (text: string) => boolean; message: () => string };
  /** A unit that shoppers may write after the number. It is not stored. */
  unit?: RegExp;
}

interface ContactSpec extends FieldBase {
  kind: 'email' | 'tel';
  autoComplete: string;
  /** Message if it is not a valid email address or phone number. */
  invalid: string;
}

/** An option, or its value and its text where they differ. */
export type SelectOption = string | { value: string; label: string };

export const optionValue = (option: SelectOption): string =>
  typeof option === 'string' ? option : option.value;

export interface SelectSpec extends FieldBase {
  kind: 'select';
  /** Text while nothing is selected; absent: an option is always selected. */
  placeholder?: string | undefined;
  options: readonly SelectOption[];
  /** Value that is selected at first. */
  initial?: string | undefined;
}

/** A list whose options depend on the site (`FormSettings`). The service does not know them and takes any text. */
interface SiteListSpec extends FieldBase {
  kind: 'locations' | 'dealerships' | 'workshops';
}

/** Checkboxes of which any number may be ticked. */
interface ChoicesSpec extends FieldBase {
  kind: 'choices';
  options: readonly string[];
}

/** Choices that depend on the site, like `SiteListSpec`. A site that offers none does not show the field. */
interface SiteChoicesSpec extends FieldBase {
  kind: 'services';
}

interface CheckSpec extends FieldBase {
  /** "terms": a checkbox with a link to the dealer's terms of use after its label. */
  kind: 'check' | 'terms';
  /** Initially ticked. */
  ticked?: boolean;
  /** Shown only by sites with this setting; the service takes it ticked or not. */
  shownBy?: 'termsRequired';
}

/** A free time from the service (API-36), or else any date and time. */
interface AppointmentSpec extends FieldBase {
  kind: 'appointment';
}

/**
 * "questions": the dealer's own questions, which become lists of answers (`FormSettings`). "photos": uploads, which
 * are stored apart. Neither has a value of its own.
 */
interface PlaceSpec extends FieldBase {
  kind: 'questions' | 'photos';
}

/** A field with one value. */
export type ValueSpec =
  | TextSpec
  | ContactSpec
  | SelectSpec
  | SiteListSpec
  | ChoicesSpec
  | SiteChoicesSpec
  | CheckSpec
  | AppointmentSpec;

export type FieldSpec = ValueSpec | PlaceSpec;

/** A part of a form that is shown alone where scripts run. */
export interface FormStep {
  title: string;
  lede?: string;
  fields: readonly FieldSpec[];
}

export const hasValue = (field: FieldSpec): field is ValueSpec =>
  field.kind !== 'questions' && field.kind !== 'photos';

/** A text, a tick, or the texts of ticked choices. */
export type FieldValue = string | boolean | string[];

/** Input values by field name. */
export type FormValues = Record<string, FieldValue>;

/** Values to send: trimmed texts, null for an empty time. */
export type SentValues = Record<string, FieldValue | null>;

export type FormSchema = ObjectSchema<SentValues>;

/** Message for a time in the past. */
export const TIME_PASSED = 'This time has passed. Please choose a later one.';

const MAX_EMAIL = 254;
/** Names of locations and dealerships, in characters. */
const MAX_NAME = 300;
/** Ticked choices of a field. */
const MAX_CHOICES = 40;
const EMAIL = /^\S+@\S+\.\S+$/;
const MIN_DIGITS = 8;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
const areChoices = (texts: readonly string[] = []): boolean =>
  texts.length <= MAX_CHOICES && texts.every(({ length }) => length <= MAX_NAME);
const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && EMAIL.test(text);
/** Western Australia's clocks are behind those of all other states, so a time that is past there is past everywhere. */
const LAST_ZONE = 'Australia/Perth';
const aheadIn =
  (timezone: string) =>
  (time: string): boolean =>
    time.slice(0, 16) > localStamp(new Date(), timezone);
const isTime = (time: string): boolean => !Number.isNaN(Date.parse(`${time}Z`));
const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= MIN_DIGITS;

/** Lets empty values pass, because a missing value has its own message. */
const passes = (test: (text: string) => boolean) => (text: string | null | undefined) => !text || test(text);

function textRule({ required, requiredBy }: FieldBase) {
  const rule = string().trim();
  return required === undefined || requiredBy !== undefined ? rule.default('') : rule.required(required);
}

function checkRule({ required, shownBy }: CheckSpec) {
  const rule = boolean().default(false);
  return required === undefined || shownBy !== undefined ? rule : rule.oneOf([true], required);
}

function appointmentRule({ required }: AppointmentSpec, timezone: string) {
  const rule = string()
    .nullable()
    .transform((value: string | null) => value || null)
    .default(null)
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/, 'Please choose a date and time.')
    .test('time', 'Please choose a date and time.', passes(isTime))
    .test('ahead', TIME_PASSED, passes(aheadIn(timezone)));
  return required === undefined ? rule : rule.required(required);
}

/** Validation of a field with its messages. */
function ruleOf(field: ValueSpec, timezone: string): ISchema<FieldValue | null | undefined> {
  switch (field.kind) {
    case 'text':
    case 'message': {
      const { format, check, maxLength } = field;
      let rule = textRule(field);
      if (maxLength !== undefined) rule = rule.max(maxLength, `Please use at most ${maxLength} characters.`);
      if (format)
        rule = rule.test(
          'format',
          format.message,
          passes((text) => format.pattern.test(text)),
        );
      return check ? rule.test('check', check.message, passes(check.test)) : rule;
    }
    case 'email':
      return textRule(field).test('email', field.invalid, passes(isEmail));
    case 'tel':
      return textRule(field).test('tel', field.invalid, passes(isPhone));
    case 'select': {
      const isOption = (text: string) => field.options.some((option) => optionValue(option) === text);
      return textRule(field).test('option', 'Please choose from the list.', passes(isOption));
    }
    case 'dealerships':
      // Only a form's page knows whether the dealer asks for it; there it is a select.
      return string().trim().default('').max(MAX_NAME, 'Please choose from the list.');
    case 'locations':
    case 'workshops':
      return textRule(field).max(MAX_NAME, 'Please choose from the list.');
    case 'check':
    case 'terms':
      return checkRule(field);
    case 'choices':
    case 'services':
      // Yup's schema of an array takes 360 bytes of gzip, and no form of a dialog has choices.
      return mixed<string[]>({ check: isTexts })
        .transform((choices) => (isTexts(choices) ? choices.map((text) => text.trim()) : choices))
        .test('choices', 'Please choose from the list.', areChoices)
        .default([]);
    case 'appointment':
      return appointmentRule(field, timezone);
  }
}

/**
 * Schema of a form, for the browser and the service. Errors are in the order of the fields.
 *
 * @param timezone of the yard, whose clock decides which times are past. By default a time is past when it is past
 * everywhere in Australia.
 */
export const schemaOf = (fields: readonly FieldSpec[], timezone = LAST_ZONE): FormSchema =>
  object(
    Object.fromEntries(fields.filter(hasValue).map((field) => [field.name, ruleOf(field, timezone)])),
  ) as FormSchema;

/** Initial values of a form. */
export function emptyValues(fields: readonly FieldSpec[]): FormValues {
  const emptyValue = (field: ValueSpec) => {
    if (field.kind === 'check' || field.kind === 'terms') return field.ticked ?? false;
    if (field.kind === 'choices' || field.kind === 'services') return [];
    return field.kind === 'select' ? (field.initial ?? '') : '';
  };
  return Object.fromEntries(fields.filter(hasValue).map((field) => [field.name, emptyValue(field)]));
}
