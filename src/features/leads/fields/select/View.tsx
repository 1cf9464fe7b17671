import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { textControl, type ViewProps } from '../field-view.ts';
import type { FieldOf } from '../kinds.ts';
import { optionLabel, optionValue } from './option.ts';

export function SelectView(props: ViewProps<FieldOf<'select'>>) {
  const { placeholder, options } = props.field;
  return (
    <SelectField {...textControl(props)} preselected={placeholder === undefined}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={optionValue(option)} value={optionValue(option)}>
          {optionLabel(option)}
        </option>
      ))}
    </SelectField>
  );
}
