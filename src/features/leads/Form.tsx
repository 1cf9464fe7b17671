import { type FormikErrors, useFormik } from 'formik';
import { type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { ownProperty } from '../../lib/own-property.ts';
import { Contacts } from './Contacts.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import { emptyValues, type FormValues } from './form-fields.ts';
import { FORMS, type FormId, formSchema } from './forms.ts';
import type { LeadSubject } from './lead-subject.ts';
import { createSubmission } from './submit-form.ts';

interface Props {
  id: FormId;
  subject: LeadSubject;
  /** Initial texts by field. A new object fills only fields that are still empty. */
  start: Readonly<Record<string, string>>;
  /** Called when the service accepted the form. */
  onAccepted: (values: FormValues) => void;
}

interface Attempt {
  submitCount: number;
  isSubmitting: boolean;
}

/** Focuses the list of problems, once per attempt to send. */
function useFocusOnProblem({ submitCount, isSubmitting }: Attempt): RefObject<HTMLDivElement | null> {
  const summary = useRef<HTMLDivElement>(null);
  const handledCount = useRef(0);
  useEffect(() => {
    if (isSubmitting || handledCount.current === submitCount) return;
    handledCount.current = submitCount;
    summary.current?.focus();
  });
  return summary;
}

/**
 * A lead form, validated when it is sent. Values stay until the service accepts them. Error messages stay until the
 * next attempt, so that the layout does not move while a shopper corrects a field.
 */
export function Form({ id, subject, start, onAccepted }: Props) {
  const { fields, submit } = FORMS[id];
  const ids = useId();
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
      if (outcome.kind === 'accepted') onAccepted(values);
      else setStatus(outcome.error);
    },
  });
  const { values, isSubmitting, setFieldValue } = formik;
  const errors: FormikErrors<FormValues> = isSubmitting ? {} : formik.errors;
  const fieldId = (name: string) => `${ids}-${name}`;
  const problems = fields.flatMap(({ name }) => {
    const text = ownProperty(errors, name);
    return text === undefined ? [] : [{ id: fieldId(name), text }];
  });
  const failure: unknown = isSubmitting || problems.length > 0 ? undefined : formik.status;
  const summary = useFocusOnProblem(formik);
  const fill = useEffectEvent((texts: Props['start']) => {
    for (const [name, text] of Object.entries(texts)) {
      if (ownProperty(values, name) === '' && text !== '') void setFieldValue(name, text);
    }
  });
  useEffect(() => fill(start), [start]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        formik.setStatus(undefined);
        formik.handleSubmit(event);
      }}
    >
      <ErrorSummary problems={problems} ref={summary} />
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          id={fieldId(field.name)}
          input={formik.getFieldProps(field.name)}
          problem={ownProperty(errors, field.name)}
          subject={subject}
        />
      ))}
      {typeof failure === 'string' && (
        <div className="failed" role="alert">
          <p>{failure}</p>
          <Contacts {...subject} lead="Nothing you typed is lost. You can also" />
        </div>
      )}
      <button className="btn primary block" type="submit" aria-busy={isSubmitting || undefined}>
        {isSubmitting ? 'Sending…' : submit}
      </button>
    </form>
  );
}
