import { CheckboxGroupField } from '../../ui/form/CheckboxGroupField.tsx';
import type { Control } from './FormField.tsx';
import type { ValueSpec } from './form-fields.ts';

interface Props extends Control {
  field: Extract<ValueSpec, { kind: 'choices' }>;
}

/** A field of kind `choices`: a group of checkboxes, any number of which may be ticked. */
export function FieldChoices({ field, id, input, problem }: Props) {
  const { name, value, onChange, onBlur } = input;
  return (
    <CheckboxGroupField
      {...{ id, name, problem, onChange, onBlur }}
      label={field.label}
      optional={field.required === undefined}
      options={field.options}
      chosen={Array.isArray(value) ? value : []}
    />
  );
}
