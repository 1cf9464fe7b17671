import type { ChangeEventHandler, FocusEventHandler } from 'react';
import { controlAttributes, FieldProblem, type FieldProps } from './Field.tsx';

interface Props extends FieldProps {
  options: readonly string[];
  /** Options that are ticked. */
  chosen: readonly string[];
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur: FocusEventHandler<HTMLInputElement>;
}

/** A group of checkboxes with the same name, of which any number may be ticked. */
export function CheckboxGroupField(props: Props) {
  const { id, name, label, optional, options, chosen, onChange, onBlur } = props;
  return (
    // The list of problems links to the group, so that needs to be focusable.
    <fieldset
      className="choices"
      id={id}
      tabIndex={-1}
      aria-describedby={controlAttributes(props)['aria-describedby']}
    >
      <legend>
        {`${label} `}
        {optional && <span className="hint">(optional)</span>}
      </legend>
      {options.map((option) => (
        <label className="check" key={option}>
          <input
            type="checkbox"
            name={name}
            value={option}
            checked={chosen.includes(option)}
            {...{ onChange, onBlur }}
          />
          <span>{option}</span>
        </label>
      ))}
      <FieldProblem {...props} />
    </fieldset>
  );
}
