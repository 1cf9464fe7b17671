import type { ReactNode } from 'react';
import type { AskField, Problems } from './ask-form.ts';

interface Props {
  id: string;
  field: AskField;
  label: string;
  problems: Problems;
  optional?: boolean;
  children: (attributes: FieldAttributes) => ReactNode;
}

export interface FieldAttributes {
  id: string;
  name: AskField;
  'aria-invalid': boolean;
  'aria-required': boolean;
  'aria-describedby': string | undefined;
}

/** A field with its label and what is wrong with it. */
export function Field({ id, field, label, problems, optional = false, children }: Props) {
  const problem = problems[field];
  const own = `${id}-${field}`;
  return (
    <div className="field">
      <label htmlFor={own}>
        {label} {optional && <span className="hint">(optional)</span>}
      </label>
      {children({
        id: own,
        name: field,
        'aria-invalid': problem !== undefined,
        'aria-required': !optional,
        'aria-describedby': problem ? `${own}-problem` : undefined,
      })}
      {problem && (
        <p className="msg" id={`${own}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
