import type { FieldInputProps } from 'formik';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { AppointmentField } from './AppointmentField.tsx';
import { type FieldValue, optionValue, type ValueSpec } from './form-fields.ts';
import type { LeadSubject } from './lead-subject.ts';

/** A field's id, Formik's value and handlers, and its error message. */
export interface Control {
  id: string;
  input: FieldInputProps<FieldValue>;
  problem: string | undefined;
}

interface Props extends Control {
  field: ValueSpec;
  subject: LeadSubject;
}

function Terms({ href }: { href: string | null }) {
  if (href === null) return 'terms of use';
  return (
    <a href={href} target="_blank" rel="noopener">
      terms of use<span className="sr"> (opens in a new tab)</span>
    </a>
  );
}

/** Kinds of fields that only pages draw, or that `formFields` turns into others. */
type PageKind =
  | 'choices'
  | 'distribution'
  | 'dealerships'
  | 'locations'
  | 'photos'
  | 'questions'
  | 'services'
  | 'workshops';

/** Renders a field of a kind that all forms may have. Forms on pages draw the other kinds themselves (`drawPageField`). */
export function FormField({ field, id, input, problem, subject }: Props) {
  const { name, onChange, onBlur } = input;
  const optional = field.required === undefined;
  const shared = { id, name, label: field.label, optional, problem, onChange, onBlur };
  const value = String(input.value);
  switch (field.kind) {
    case 'text': {
      const { autoComplete, inputMode, list, maxLength, placeholder, format } = field;
      const texts = { autoComplete, inputMode, list, maxLength, placeholder, value };
      return (
        <TextField
          {...shared}
          {...texts}
          pattern={format?.pattern.source}
          title={format?.message}
          type="text"
        />
      );
    }
    case 'email':
    case 'tel':
      return <TextField {...shared} type={field.kind} autoComplete={field.autoComplete} value={value} />;
    case 'message':
      return <TextArea {...shared} value={value} />;
    case 'check':
    case 'terms':
      return (
        <CheckboxField {...shared} checked={input.value === true}>
          {`${field.label} `}
          {field.kind === 'terms' && <Terms href={subject.termsHref} />}
        </CheckboxField>
      );
    case 'appointment':
      return (
        <AppointmentField
          {...shared}
          key={JSON.stringify(subject.times)}
          value={value}
          subject={subject}
          onGone={() => onChange(name)('')}
        />
      );
    case 'select': {
      const { placeholder, options } = field;
      return (
        <SelectField {...shared} value={value} preselected={placeholder === undefined}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={optionValue(option)} value={optionValue(option)}>
              {typeof option === 'string' ? option : option.label}
            </option>
          ))}
        </SelectField>
      );
    }
    default:
      throw new Error(`No control for ${field.kind satisfies PageKind} fields.`);
  }
}
