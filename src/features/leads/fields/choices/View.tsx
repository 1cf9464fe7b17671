import { CheckboxGroupField } from '../../../../ui/form/CheckboxGroupField.tsx';
import { controlOf, type ViewProps } from '../field-view.ts';
import type { FieldOf } from '../kinds.ts';

export function ChoicesView(props: ViewProps<FieldOf<'choices'>>) {
  const { field, input } = props;
  return (
    <CheckboxGroupField
      {...controlOf(props)}
      options={field.options}
      chosen={Array.isArray(input.value) ? input.value : []}
    />
  );
}
