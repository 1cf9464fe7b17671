import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type ControlProps, controlAttributes, Field } from './Field.tsx';

interface Props extends ControlProps<HTMLInputElement> {
  /** Browsers take the keyboard of a phone from it. */
  type: 'text' | 'email' | 'tel' | 'datetime-local';
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** "numeric": another keyboard than that of the type. */
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
  maxLength?: number | undefined;
}

/** One line of text, an email, a phone number, or a date with its time. */
export function TextField(props: Props) {
  const { type, autoComplete, inputMode, maxLength, value, onChange, onBlur } = props;
  return (
    <Field {...props}>
      <input
        {...controlAttributes(props)}
        {...{ type, autoComplete, inputMode, maxLength, value, onChange, onBlur }}
      />
    </Field>
  );
}
