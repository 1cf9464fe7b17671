import { type FormikErrors, useFormik } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { ownProperty } from '../../lib/own-property.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Contacts } from './Contacts.tsx';
import { FormField } from './FormField.tsx';
import { emptyValues, type FormValues } from './form-fields.ts';
import { FORMS, type FormId, formSchema } from './forms.ts';
import type { LeadSubject } from './lead-subject.ts';
import { createSubmission } from './submit-form.ts';

interface Props {
  id: FormId;
  subject: LeadSubject;
  /** Words that empty fields start with; a new object fills those that are empty by then. */
  start: Readonly<Record<string, string>>;
  /** The service has it: what was typed. */
  onTaken: (values: FormValues) => void;
}

interface Attempt {
  submitCount: number;
  isSubmitting: boolean;
  errors: FormikErrors<FormValues>;
}

/** Leads to the first wrong field, once for each press of the button. */
function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, names: string[], attempt: Attempt): void {
  const { submitCount, isSubmitting, errors } = attempt;
  const judged = useRef(0);
  useEffect(() => {
    if (isSubmitting || judged.current === submitCount) return;
    judged.current = submitCount;
    const first = names.find((name) => ownProperty(errors, name) !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  });
}

/**
 * A form of the table: checked when it is sent, and what was typed stays until the service has it. Messages
 * stay as they are until the next press, so that nothing moves under the hand that mends a field.
 */
export function Form({ id, subject, start, onTaken }: Props) {
  const { fields, submit } = FORMS[id];
  const ids = useId();
  const form = useRef<HTMLFormElement>(null);
  const send = useMemo(() => createSubmission(id, subject), [id, subject]);
  const schema = useMemo(() => formSchema(id), [id]);
  const initialValues = useMemo(() => emptyValues(fields), [fields]);
  const formik = useFormik<FormValues>({
    initialValues,
    validationSchema: schema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values, { setStatus }) => {
      const outcome = await send(values);
      if (outcome.kind === 'taken') onTaken(values);
      else setStatus(outcome.error);
    },
  });
  const { values, isSubmitting, setFieldValue } = formik;
  const errors: FormikErrors<FormValues> = isSubmitting ? {} : formik.errors;
  const names = fields.map(({ name }) => name);
  const problems = names.flatMap((name) => ownProperty(errors, name) ?? []);
  const refusal: unknown = isSubmitting || problems.length > 0 ? undefined : formik.status;
  useFocusOnProblem(form, names, formik);
  const fill = useEffectEvent((words: Props['start']) => {
    for (const [name, text] of Object.entries(words)) {
      if (ownProperty(values, name) === '' && text !== '') void setFieldValue(name, text);
    }
  });
  useEffect(() => fill(start), [start]);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        formik.setStatus(undefined);
        formik.handleSubmit(event);
      }}
    >
      <ErrorSummary problems={problems} />
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          id={`${ids}-${field.name}`}
          input={formik.getFieldProps(field.name)}
          problem={ownProperty(errors, field.name)}
          subject={subject}
        />
      ))}
      {typeof refusal === 'string' && (
        <div className="failed" role="alert">
          <p>{refusal}</p>
          <Contacts {...subject} lead="Your words are still here. You can also" />
        </div>
      )}
      <button className="btn primary block" type="submit" aria-busy={isSubmitting || undefined}>
        {isSubmitting ? 'Sending…' : submit}
      </button>
    </form>
  );
}
