import { type ObjectSchema, object } from 'yup';
import { WESTERNMOST_ZONE } from './fields/appointment/kind.ts';
import type { FieldValue } from './fields/field-kind.ts';
import { type FieldSpec, hasValue, kindOf } from './fields/kinds.ts';

/** A part of a form. With scripts one step is shown at a time, without scripts all of them. */
export interface FormStep {
  title: string;
  lede?: string;
  fields: readonly FieldSpec[];
}

/** Input values by field name. */
export type FormValues = Record<string, FieldValue>;

/** Values to send: trimmed texts, null for an empty time. */
export type SentValues = Record<string, FieldValue | null>;

export type FormSchema = ObjectSchema<SentValues>;

/**
 * Yup schema of a form, for the browser and the service. Errors are in the order of the fields.
 *
 * @param timezone of the yard, whose clock decides which times are past. By default a time counts as past once it is
 * past everywhere in Australia.
 */
export const schemaOf = (fields: readonly FieldSpec[], timezone = WESTERNMOST_ZONE): FormSchema =>
  object(
    Object.fromEntries(
      fields.filter(hasValue).map((field) => [field.name, kindOf(field).rule(field, timezone)]),
    ),
  ) as FormSchema;

/** Initial values of a form. */
export const emptyValues = (fields: readonly FieldSpec[]): FormValues =>
  Object.fromEntries(fields.filter(hasValue).map((field) => [field.name, kindOf(field).empty(field)]));
