import { boolean, type ISchema, mixed, type ObjectSchema, object, string } from 'yup';
import { localStamp } from '../../lib/clock.ts';

interface FieldBase {
  /** Name in the service's data. */
  name: string;
  label: string;
  /** Message if the field is empty. A field without this message is optional. */
  required?: string | undefined;
  /** The dealer's setting that makes the field required; absent if that does not depend on a setting. */
  requiredBy?: 'messageRequired' | 'odometerRequired' | undefined;
}

/** A text of one line ("text") or several ("message"). */
interface TextSpec extends FieldBase {
  kind: 'text' | 'message';
  autoComplete?: string;
  inputMode?: 'numeric';
  placeholder?: string | undefined;
  maxLength?: number;
  /** Id of the page's list of names that browsers suggest. */
  list?: 'makes' | 'models';
  /** Required pattern, and the message if the text does not match. */
  format?: { pattern: RegExp; message: string };
  /** A rule that no pattern can express. */
  check?: { test: (text: string) => boolean; message: () => string };
  /** A unit that shoppers may write after the number. The service removes it before it stores the text. */
  unit?: RegExp;
}

interface ContactSpec extends FieldBase {
  kind: 'email' | 'tel';
  autoComplete: string;
  /** Message if the value is not a valid email address or phone number. */
  invalid: string;
}

/** An option whose value is its text, or the value and the text if they differ. */
export type SelectOption = string | { value: string; label: string };

export const optionValue = (option: SelectOption): string =>
  typeof option === 'string' ? option : option.value;

interface SelectSpec extends FieldBase {
  kind: 'select';
  /** Text while nothing is selected; absent if an option is always selected. */
  placeholder?: string | undefined;
  options: readonly SelectOption[];
  /** Value that is selected at first. */
  initial?: string | undefined;
}

/** A list whose options depend on the site (`FormSettings`). The service does not know them and accepts any text. */
interface SiteListSpec extends FieldBase {
  kind: 'locations' | 'dealerships' | 'workshops' | 'distribution';
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
  /** Shown only by sites with this setting. The service accepts the form with or without the tick. */
  shownBy?: 'termsRequired' | undefined;
}

/** A free time from the service (API-36), or else any date and time. */
interface AppointmentSpec extends FieldBase {
  kind: 'appointment';
}

/**
 * A field without a value of its own. "questions": the dealer's questions, each of which becomes a select
 * (`FormSettings`). "photos": uploads, which are sent separately.
 */
interface ValuelessSpec extends FieldBase {
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

export type FieldSpec = ValueSpec | ValuelessSpec;

/** A part of a form. With scripts one step is shown at a time, without scripts all of them. */
export interface FormStep {
  title: string;
  lede?: string;
  fields: readonly FieldSpec[];
}

/** Kinds of fields whose value is a text that is empty at first. */
export type TextKind =
  | TextSpec['kind']
  | ContactSpec['kind']
  | SiteListSpec['kind']
  | AppointmentSpec['kind'];

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

/** Characters of the longest address that mail servers accept (RFC 5321). */
const MAX_EMAIL = 254;
/** Characters in the name of a location, dealership or workshop. Generous: the service does not know the names. */
const MAX_NAME = 300;
/** Ticked choices in one field. Generous: the service does not know the choices. */
const MAX_CHOICES = 40;
const EMAIL = /^\S+@\S+\.\S+$/;
/** An Australian phone number without its area code has 8 digits. */
const MIN_PHONE_DIGITS = 8;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
const areChoices = (texts: readonly string[] = []): boolean =>
  texts.length <= MAX_CHOICES && texts.every(({ length }) => length <= MAX_NAME);
const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && EMAIL.test(text);
/** Western Australia's clocks are behind those of all other states, so a time that is past there is past everywhere. */
export const WESTERNMOST_ZONE = 'Australia/Perth';
const isFutureIn =
  (timezone: string) =>
  (time: string): boolean =>
    time.slice(0, 16) > localStamp(new Date(), timezone);
const isTime = (time: string): boolean => !Number.isNaN(Date.parse(`${time}Z`));
const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= MIN_PHONE_DIGITS;

/** Applies a test to values that are not empty: a missing value has its own message. */
const unlessEmpty = (test: (text: string) => boolean) => (text: string | null | undefined) =>
  !text || test(text);

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
    .test('time', 'Please choose a date and time.', unlessEmpty(isTime))
    .test('ahead', TIME_PASSED, unlessEmpty(isFutureIn(timezone)));
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
          unlessEmpty((text) => format.pattern.test(text)),
        );
      return check ? rule.test('check', check.message, unlessEmpty(check.test)) : rule;
    }
    case 'email':
      return textRule(field).test('email', field.invalid, unlessEmpty(isEmail));
    case 'tel':
      return textRule(field).test('tel', field.invalid, unlessEmpty(isPhone));
    case 'select': {
      const isOption = (text: string) => field.options.some((option) => optionValue(option) === text);
      return textRule(field).test('option', 'Please choose from the list.', unlessEmpty(isOption));
    }
    case 'distribution':
    case 'dealerships':
      // Not required by the service, because it does not know if the dealer's page asks for a dealership. A page that
      // does has turned this field into a required select.
      return string().trim().default('').max(MAX_NAME, 'Please choose from the list.');
    case 'locations':
    case 'workshops':
      return textRule(field).max(MAX_NAME, 'Please choose from the list.');
    case 'check':
    case 'terms':
      return checkRule(field);
    case 'choices':
    case 'services':
      // Yup's array schema would add 360 bytes (gzip) to every dialog, and no form in a dialog has choices.
      return mixed<string[]>({ check: isTexts })
        .transform((choices) => (isTexts(choices) ? choices.map((text) => text.trim()) : choices))
        .test('choices', 'Please choose from the list.', areChoices)
        .default([]);
    case 'appointment':
      return appointmentRule(field, timezone);
  }
}

/**
 * Yup schema of a form, for the browser and the service. Errors are in the order of the fields.
 *
 * @param timezone of the yard, whose clock decides which times are past. By default a time counts as past once it is
 * past everywhere in Australia.
 */
export const schemaOf = (fields: readonly FieldSpec[], timezone = WESTERNMOST_ZONE): FormSchema =>
  object(
    Object.fromEntries(fields.filter(hasValue).map((field) => [field.name, ruleOf(field, timezone)])),
  ) as FormSchema;

/** Initial values of a form. */
export function emptyValues(fields: readonly FieldSpec[]): FormValues {
  const emptyValue = (field: ValueSpec) => {
    if (field.kind === 'check' || field.kind === 'terms') return field.ticked ?? false;
    if (field.kind === 'choices' || field.kind === 'services') return [];
    if (field.kind === 'select') return field.initial ?? '';
    field.kind satisfies TextKind;
    return '';
  };
  return Object.fromEntries(fields.filter(hasValue).map((field) => [field.name, emptyValue(field)]));
}
