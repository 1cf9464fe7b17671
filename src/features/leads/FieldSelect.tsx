import { SelectField } from '../../ui/form/SelectField.tsx';
import type { Control } from './FormField.tsx';
import type { SelectSpec } from './form-fields.ts';

/** A drop-down list. Only forms on pages of their own have any, so dialogs do not load it. */
export function FieldSelect({
  field: { label, required, placeholder, options },
  id,
  input: { name, value, onChange, onBlur },
  problem,
}: Control & { field: SelectSpec }) {
  const shared = { id, name, label, optional: required === undefined, problem, onChange, onBlur };
  return (
    <SelectField {...shared} value={String(value)} preselected={placeholder === undefined}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) =>
        typeof option === 'string' ? (
          <option key={option}>{option}</option>
        ) : (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ),
      )}
    </SelectField>
  );
}
