import type { FieldInputProps } from 'formik';
import type { FC } from 'react';
import type { LeadSubject } from '../lead-subject.ts';
import type { LeadDraft } from '../steps/lead-draft.ts';
import type { FieldBase, FieldValue } from './field-kind.ts';
import type { FieldKind, FieldOf } from './kinds.ts';

export interface ViewProps<Field extends FieldBase = FieldBase> {
  field: Field;
  id: string;
  /** Formik's value and handlers. */
  input: FieldInputProps<FieldValue>;
  /** The error message. */
  problem: string | undefined;
  subject: LeadSubject;
  /** Earlier steps of the form; null if it has no steps, and while the page is built. */
  draft: LeadDraft | null;
}

/** The components that draw fields of these kinds. */
export type FieldViews<Kinds extends FieldKind> = { [Kind in Kinds]: FC<ViewProps<FieldOf<Kind>>> };

export const controlOf = ({ field, id, input: { name, onChange, onBlur }, problem }: ViewProps) => ({
  id,
  name,
  label: field.label,
  optional: field.required === undefined,
  problem,
  onChange,
  onBlur,
});

/** The same with the value of a control for a text. */
export const textControl = (props: ViewProps) => ({
  ...controlOf(props),
  value: String(props.input.value),
});
