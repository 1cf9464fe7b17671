import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';
import { controlAttributes, FieldProblem, type FieldProps } from './Field.tsx';

interface Props extends Omit<FieldProps, 'label'> {
  checked: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur: FocusEventHandler<HTMLInputElement>;
  /** The label, which may contain a link. */
  children: ReactNode;
}

export function CheckboxField(props: Props) {
  const { checked, onChange, onBlur, children } = props;
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          // The type requires a label, but the attributes do not use it.
          {...controlAttributes({ ...props, label: '' })}
          {...{ checked, onChange, onBlur }}
        />
        <span>{children}</span>
      </label>
      <FieldProblem {...props} />
    </div>
  );
}
