import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';

export interface FieldProps {
  id: string;
  name: string;
  label: string;
  optional?: boolean;
  /** The error message, a whole sentence. */
  problem?: string | undefined;
}

/** Props of a controlled input. */
export interface ControlProps<Control> extends FieldProps {
  value: string;
  onChange: ChangeEventHandler<Control>;
  onBlur: FocusEventHandler<Control>;
}

export interface ControlAttributes {
  id: string;
  name: string;
  'aria-invalid': boolean;
  required: boolean;
  'aria-describedby': string | undefined;
}

/** Attributes that connect a control with its label and its error message. */
export function controlAttributes({ id, name, optional, problem }: FieldProps): ControlAttributes {
  return {
    id,
    name,
    'aria-invalid': problem !== undefined,
    // Browsers enforce `required` only if the form is sent without scripts; scripts validate the form themselves.
    required: !optional,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
  };
}

export function FieldProblem({ id, problem }: Pick<FieldProps, 'id' | 'problem'>) {
  if (problem === undefined) return null;
  return (
    <p className="msg" id={`${id}-problem`}>
      {problem}
    </p>
  );
}

/** A control with its label above and its error message below. */
export function Field(props: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={props.id}>
        {/* One string: two adjacent texts would be one text node in the HTML, and hydration would fail. */}
        {`${props.label} `}
        {props.optional && <span className="hint">(optional)</span>}
      </label>
      {props.children}
      <FieldProblem {...props} />
    </div>
  );
}
