import type { ReactNode } from 'react';
import { type ControlProps, controlAttributes, Field } from './Field.tsx';

interface Props extends ControlProps<HTMLSelectElement> {
  disabled?: boolean;
  /** `<option>` elements. */
  children: ReactNode;
}

export function SelectField(props: Props) {
  const { value, onChange, onBlur, disabled, children } = props;
  return (
    <Field {...props}>
      <select {...controlAttributes(props)} {...{ value, onChange, onBlur, disabled }}>
        {children}
      </select>
    </Field>
  );
}
