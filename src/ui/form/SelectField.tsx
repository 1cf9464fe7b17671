import type { ReactNode } from 'react';
import { type ControlProps, controlAttributes, Field } from './Field.tsx';

interface Props extends ControlProps<HTMLSelectElement> {
  disabled?: boolean;
  /** True if the first option is a real choice, so that the list always has a value and is not marked as required. */
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
