import { boolean, type ISchema, type ObjectSchema, object, string } from 'yup';

interface FieldBase {
  /** As the service names it. */
  name: string;
  label: string;
  /** Message where it is left empty; a field without one is optional. */
  required?: string;
}

/** One line, a paragraph ("message"), an email address, a phone number. */
interface TextSpec extends FieldBase {
  kind: 'text' | 'message';
  autoComplete?: string;
  inputMode?: 'numeric';
  maxLength?: number;
  /** What it must look like, and the message where it does not. */
  format?: { pattern: RegExp; message: string };
}

interface ContactSpec extends FieldBase {
  kind: 'email' | 'tel';
  autoComplete: string;
  /** Message where it cannot be an address or a number. */
  invalid: string;
}

interface SelectSpec extends FieldBase {
  kind: 'select';
  /** What it shows while nothing is chosen. */
  placeholder: string;
  options: readonly string[];
}

interface CheckSpec extends FieldBase {
  /** "terms": a box whose label ends in a link to the dealer's terms of use. */
  kind: 'check' | 'terms';
  /** Ticked at first. */
  ticked?: boolean;
}

/** A free time at the dealer's, as the service lists them (API-36), else any date and time. */
interface AppointmentSpec extends FieldBase {
  kind: 'appointment';
}

export type FieldSpec = TextSpec | ContactSpec | SelectSpec | CheckSpec | AppointmentSpec;

/** What a shopper typed, by the name of the field. */
export type FormValues = Record<string, string | boolean>;

/** The values as they are sent: text without spaces around it, null for a time that was not chosen. */
export type SentValues = Record<string, string | boolean | null>;

export type FormSchema = ObjectSchema<SentValues>;

const MAX_EMAIL = 254;
const EMAIL = /^\S+@\S+\.\S+$/;
const MIN_DIGITS = 8;

const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && EMAIL.test(text);
const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= MIN_DIGITS;

/** Tests let an empty value pass: that it is missing is another message. */
const passes = (test: (text: string) => boolean) => (text: string | null | undefined) => !text || test(text);

function textRule(required: string | undefined) {
  const rule = string().trim();
  return required === undefined ? rule.default('') : rule.required(required);
}

function checkRule({ required }: CheckSpec) {
  const rule = boolean().default(false);
  return required === undefined ? rule : rule.oneOf([true], required);
}

/** What a field's value must be, with the message where it is not. */
function ruleOf(field: FieldSpec): ISchema<string | boolean | null | undefined> {
  switch (field.kind) {
    case 'text':
    case 'message': {
      const { format, maxLength } = field;
      let rule = textRule(field.required);
      if (maxLength !== undefined) rule = rule.max(maxLength, `Please use at most ${maxLength} characters.`);
      return format
        ? rule.matches(format.pattern, { message: format.message, excludeEmptyString: true })
        : rule;
    }
    case 'email':
      return textRule(field.required).test('email', field.invalid, passes(isEmail));
    case 'tel':
      return textRule(field.required).test('tel', field.invalid, passes(isPhone));
    case 'select': {
      const isOption = (text: string) => field.options.includes(text);
      return textRule(field.required).test('option', 'Please choose from the list.', passes(isOption));
    }
    case 'check':
    case 'terms':
      return checkRule(field);
    case 'appointment':
      return string()
        .nullable()
        .transform((value: string | null) => value || null)
        .default(null)
        .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/, 'Please choose a date and time.');
  }
}

/** Checks what a form sends, in the browser and in the service; the problems come in the order of the fields. */
export const schemaOf = (fields: readonly FieldSpec[]): FormSchema =>
  object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)]))) as FormSchema;

/** A form before anything is typed. */
export function emptyValues(fields: readonly FieldSpec[]): FormValues {
  const emptyValue = (field: FieldSpec) =>
    field.kind === 'check' || field.kind === 'terms' ? (field.ticked ?? false) : '';
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]));
}
