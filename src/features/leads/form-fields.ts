import { boolean, type ISchema, type ObjectSchema, object, string } from 'yup';

interface FieldBase {
  /** Name in the service's data. */
  name: string;
  label: string;
  /** Message if it is empty. A field without this message is optional. */
  required?: string;
}

/** A text of one line ("text") or several ("message"). */
interface TextSpec extends FieldBase {
  kind: 'text' | 'message';
  autoComplete?: string;
  inputMode?: 'numeric';
  maxLength?: number;
  /** Required pattern, and the message if the text does not match. */
  format?: { pattern: RegExp; message: string };
}

interface ContactSpec extends FieldBase {
  kind: 'email' | 'tel';
  autoComplete: string;
  /** Message if it is not a valid email address or phone number. */
  invalid: string;
}

interface SelectSpec extends FieldBase {
  kind: 'select';
  /** Text while nothing is selected. */
  placeholder: string;
  options: readonly string[];
}

interface CheckSpec extends FieldBase {
  /** "terms": a checkbox with a link to the dealer's terms of use after its label. */
  kind: 'check' | 'terms';
  /** Initially ticked. */
  ticked?: boolean;
}

/** A free time from the service (API-36), or else any date and time. */
interface AppointmentSpec extends FieldBase {
  kind: 'appointment';
}

export type FieldSpec = TextSpec | ContactSpec | SelectSpec | CheckSpec | AppointmentSpec;

/** Input values by field name. */
export type FormValues = Record<string, string | boolean>;

/** Values to send: trimmed texts, null for an empty time. */
export type SentValues = Record<string, string | boolean | null>;

export type FormSchema = ObjectSchema<SentValues>;

const MAX_EMAIL = 254;
const EMAIL = /^\S+@\S+\.\S+$/;
const MIN_DIGITS = 8;

const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && EMAIL.test(text);
const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= MIN_DIGITS;

/** Lets empty values pass, because a missing value has its own message. */
const passes = (test: (text: string) => boolean) => (text: string | null | undefined) => !text || test(text);

function textRule(required: string | undefined) {
  const rule = string().trim();
  return required === undefined ? rule.default('') : rule.required(required);
}

function checkRule({ required }: CheckSpec) {
  const rule = boolean().default(false);
  return required === undefined ? rule : rule.oneOf([true], required);
}

/** Validation of a field with its messages. */
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

/** Schema of a form, for the browser and the service. Errors are in the order of the fields. */
export const schemaOf = (fields: readonly FieldSpec[]): FormSchema =>
  object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)]))) as FormSchema;

/** Initial values of a form. */
export function emptyValues(fields: readonly FieldSpec[]): FormValues {
  const emptyValue = (field: FieldSpec) =>
    field.kind === 'check' || field.kind === 'terms' ? (field.ticked ?? false) : '';
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]));
}
