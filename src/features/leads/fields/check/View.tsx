import { CheckboxField } from '../../../../ui/form/CheckboxField.tsx';
import { controlOf, type ViewProps } from '../field-view.ts';
import type { FieldOf } from '../kinds.ts';

export const CheckView = (props: ViewProps<FieldOf<'check'>>) => (
  <CheckboxField {...controlOf(props)} checked={props.input.value === true}>
    {`${props.field.label} `}
  </CheckboxField>
);
