import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type ControlProps, controlAttributes, Field } from './Field.tsx';

interface Props extends ControlProps<HTMLInputElement> {
  /** Also decides which keyboard phones show. */
  type: 'text' | 'email' | 'tel' | 'datetime-local';
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Overrides the keyboard that `type` implies. */
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
  maxLength?: number | undefined;
  /** Id of a `<datalist>` with suggestions. */
  list?: string | undefined;
  /** Earliest date and time that may be chosen. */
  min?: string | undefined;
  placeholder?: string | undefined;
  /** Regular expression that browsers check if the form is sent without scripts. */
  pattern?: string | undefined;
  /** Shown by browsers if the pattern does not match. */
  title?: string | undefined;
}

/** A single-line input: text, email, phone number, or date and time. */
export function TextField(props: Props) {
  const { type, autoComplete, inputMode, list, maxLength, min, placeholder, pattern, title } = props;
  const { value, onChange, onBlur } = props;
  return (
    <Field {...props}>
      <input
        {...controlAttributes(props)}
        {...{
          type,
          autoComplete,
          inputMode,
          list,
          maxLength,
          min,
          placeholder,
          pattern,
          title,
          value,
          onChange,
          onBlur,
        }}
      />
    </Field>
  );
}
