import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';

export interface FieldProps {
  id: string;
  name: string;
  label: string;
  optional?: boolean;
  /** What is wrong with it, in a sentence. */
  problem?: string | undefined;
}

/** A control whose value its form keeps. */
export interface ControlProps<Control> extends FieldProps {
  value: string;
  onChange: ChangeEventHandler<Control>;
  onBlur: FocusEventHandler<Control>;
}

export interface ControlAttributes {
  id: string;
  name: string;
  'aria-invalid': boolean;
  'aria-required': boolean;
  'aria-describedby': string | undefined;
}

/** What ties a control to its label and its message. */
export function controlAttributes({ id, name, optional, problem }: FieldProps): ControlAttributes {
  return {
    id,
    name,
    'aria-invalid': problem !== undefined,
    'aria-required': !optional,
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

/** A control with its label above and what is wrong with it below. */
export function Field(props: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={props.id}>
        {props.label} {props.optional && <span className="hint">(optional)</span>}
      </label>
      {props.children}
      <FieldProblem {...props} />
    </div>
  );
}
