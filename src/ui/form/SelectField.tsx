import type { ReactNode } from 'react';
import { type ControlProps, controlAttributes, Field } from './Field.tsx';

interface Props extends ControlProps<HTMLSelectElement> {
  disabled?: boolean;
  /** It always has a value, because its first choice has one. */
  preselected?: boolean;
  /** `<option>` elements. */
  children: ReactNode;
}

export function SelectField(props: Props) {
  const { value, onChange, onBlur, disabled, preselected, children } = props;
  return (
    <Field {...props}>
      <select
        {...controlAttributes({ ...props, optional: preselected || props.optional === true })}
        {...{ value, onChange, onBlur, disabled }}
      >
        {children}
      </select>
    </Field>
  );
}
