import { type FormikErrors, useFormik } from 'formik';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ownProperty } from '../../lib/own-property.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { SpamCheck } from './captcha/SpamCheck.tsx';
import { useSpamCheck } from './captcha/use-spam-check.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFailure } from './FormFailure.tsx';
import { type Control, FormField } from './FormField.tsx';
import { emptyValues, type FieldSpec, type FormValues, hasValue, schemaOf } from './form-fields.ts';
import type { FormId } from './form-ids.ts';
import type { FormSpec } from './form-spec.ts';
import { keepValues, readKeptValues } from './kept-values.ts';
import type { LeadSubject } from './lead-subject.ts';
import type { StepFlow } from './steps/use-step-flow.ts';
import { type Complete, createSubmission, type Outcome, type Submission } from './submit-form.ts';
import { dropUnsent } from './unsent/unsent-leads.ts';
import { useResending } from './unsent/use-resending.ts';

/** Steps are drawn by their page, so that dialogs need not load what draws them. */
interface Steps {
  flow: StepFlow;
  list: (field: (field: FieldSpec) => ReactNode) => ReactNode;
  buttons: (isUpgraded: boolean, submitButton: ReactNode) => ReactNode;
}

/** A form on a page of its own, which is drawn at build time and sent without scripts as well. */
export interface OnPage {
  /** Start of the fields' ids. */
  ids: string;
  /** The form has a captcha (FRM-13). */
  captcha: boolean;
  complete: Complete;
  /** Address for browsers without scripts. */
  action: string;
  /** Reads what the form's controls contain; null while the page is built. */
  typed: (() => FormValues) | null;
  /** For a form of several steps. */
  steps?: Steps | undefined;
  /** Draws fields that only forms on pages have; false for all others. */
  place?: (field: FieldSpec, control: Control) => ReactNode;
  /** Called when the form has become interactive. */
  onUpgraded?: () => void;
}

type Accepted = Extract<Outcome, { kind: 'accepted' }>;
type Failure = Extract<Outcome, { kind: 'failed' }>;

interface Props {
  id: FormId;
  /** Its entry in the table of forms. */
  spec: FormSpec;
  /** Its fields as the dealer shows them. */
  fields: readonly FieldSpec[];
  subject: LeadSubject;
  /** Initial texts by field. A new object fills only fields that are empty or still have the text filled in before. */
  start: Readonly<Record<string, string>>;
  /** Version of the collection notice that the form shows; null: it shows none. */
  noticeVersion: string | null;
  /** True while the form is being sent. */
  sending?: RefObject<boolean>;
  onPage?: OnPage;
  /** Hidden fields and notes, above the button. */
  children?: ReactNode;
  /** Name under which the tab keeps what is typed; absent: it does not. */
  keep?: string;
  /** Called when the service accepted the form. */
  onAccepted: (values: FormValues, answer: Accepted) => void;
  /** Called with the key of a form that the browser keeps and sends later, and with null when it does not any more. */
  onKept?: (key: string | null) => void;
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
export function Form({
  id,
  spec,
  fields,
  subject,
  start,
  noticeVersion,
  sending,
  onPage,
  children,
  keep = '',
  onAccepted,
  onKept,
}: Props) {
  const { submit } = spec;
  const ownIds = useId();
  const { ids = ownIds, captcha = true, complete, action, typed = null } = onPage ?? {};
  const { steps, place, onUpgraded } = onPage ?? {};
  const flow = steps?.flow;
  const send = useRef<Submission>(null);
  const draft = flow?.draft ?? null;
  const isEarlyStep = flow !== undefined && !flow.isLast;
  useEffect(() => {
    send.current = createSubmission(id, spec, subject, { noticeVersion, complete, draft });
  }, [id, spec, subject, noticeVersion, complete, draft]);
  const schema = useMemo(() => schemaOf(fields, subject.timezone), [fields, subject.timezone]);
  const reached = flow ? schemaOf(flow.reached, subject.timezone) : schema;
  const initialValues = useMemo(
    () => typed?.() ?? readKeptValues(keep, emptyValues(fields)),
    [typed, keep, fields],
  );
  const form = useRef<HTMLFormElement>(null);
  const check = useSpamCheck(form, { isWanted: captcha, startsAtOnce: !onPage });
  const [failed, setFailed] = useState<Failure | null>(null);
  const [isSentBefore, setIsSentBefore] = useState(false);
  const sentValues = useRef<FormValues>(null);
  const fail = (failure: Failure | null) => {
    setFailed(failure);
    onKept?.(failure?.kept?.key ?? null);
  };
  const formik = useFormik<FormValues>({
    initialValues,
    validationSchema: reached,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values, { setErrors, setFieldValue }) => {
      if (isEarlyStep) return flow.next(values);
      sentValues.current = values;
      const outcome = await send.current?.(values, check.solution);
      if (!outcome) return;
      if (outcome.kind === 'accepted') return onAccepted(values, outcome);
      fail(outcome);
      setErrors(outcome.fields);
      // A time that is taken is not among the free ones any more.
      if (Object.hasOwn(outcome.fields, 'dateTime')) void setFieldValue('dateTime', '', false);
      // The service may have refused the solution, or spent it.
      check.renew();
    },
  });
  const { values, isSubmitting, setFieldValue } = formik;
  useEffect(() => {
    if (keep) keepValues(keep, values);
  }, [keep, values]);
  useEffect(() => {
    if (sending) sending.current = isSubmitting;
  });
  const keptKey = failed?.kept?.key ?? null;
  useResending(keptKey, {
    onSent: (answer) => {
      fail(null);
      // Values that were changed since are still unsent.
      if (JSON.stringify(sentValues.current) === JSON.stringify(values)) onAccepted(values, answer);
      else setIsSentBefore(true);
    },
    onProblem: ({ error }) => {
      // Sending it again shows the problem beside its field, but an earlier step would go on to the next one.
      if (!isEarlyStep) return void formik.submitForm();
      if (keptKey !== null) dropUnsent(keptKey);
      fail({ kind: 'failed', error, fields: {}, kept: null });
    },
    onGone: () => {
      // A refused form is not kept either, but its reason must stay.
      setFailed((shown) => (shown?.kept ? null : shown));
      onKept?.(null);
    },
  });
  const [isUpgraded, setIsUpgraded] = useState(false);
  const takeTyped = useEffectEvent(() => {
    if (!typed) return;
    void formik.setValues(typed(), false);
    setIsUpgraded(true);
  });
  // Something may have been typed while React was taking over.
  useEffect(() => takeTyped(), []);
  // Only now has the browser stopped checking fields of later steps, which nobody can see.
  useEffect(() => {
    if (isUpgraded) onUpgraded?.();
  }, [isUpgraded, onUpgraded]);
  const errors: FormikErrors<FormValues> = isSubmitting ? {} : formik.errors;
  const fieldId = (name: string) => `${ids}-${name}`;
  const shown = flow ? (flow.steps[flow.index]?.fields ?? []) : fields;
  const problems = shown.flatMap(({ name }) => {
    const text = ownProperty(errors, name);
    return typeof text === 'string' ? [{ id: fieldId(name), text }] : [];
  });
  const showProblem = useEffectEvent((found: object) => flow?.showProblem(found));
  useEffect(() => showProblem(errors), [errors]);
  const summary = useFocusOnProblem(formik);
  const filled = useRef<Record<string, string>>({});
  const fill = useEffectEvent((texts: Props['start']) => {
    for (const [name, text] of Object.entries(texts)) {
      const value = ownProperty(values, name);
      const isUntouched =
        value === '' || (value !== undefined && value === ownProperty(filled.current, name));
      if (!isUntouched || text === '') continue;
      filled.current = { ...filled.current, [name]: text };
      void setFieldValue(name, text);
    }
  });
  useEffect(() => fill(start), [start]);
  const fieldOf = (field: FieldSpec) => {
    const id = fieldId(field.name);
    const problem = problems.find((one) => one.id === id)?.text;
    const control = { id, input: formik.getFieldProps(field.name), problem };
    const drawn = place?.(field, control);
    if (drawn || !hasValue(field)) return drawn;
    return <FormField key={field.name} field={field} {...control} subject={subject} />;
  };
  const submitButton = (
    // `disabled` would take the focus away. Presses meanwhile are ignored below.
    <button
      className="btn primary block send"
      type="submit"
      aria-busy={isSubmitting || undefined}
      aria-disabled={isSubmitting || undefined}
    >
      {isSubmitting && <Icon name="refresh-cw" />}
      {isSubmitting ? 'Sending…' : submit}
    </button>
  );

  return (
    <form
      className="lead-fields"
      ref={form}
      // Without scripts the browser checks the fields.
      noValidate={!onPage || isUpgraded}
      method={action && 'post'}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSubmitting) return;
        // Going on to the next step sends nothing, so what is kept is still on its way.
        if (!isEarlyStep || keptKey === null) fail(null);
        if (!isEarlyStep) setIsSentBefore(false);
        formik.handleSubmit(event);
      }}
    >
      <ErrorSummary problems={problems} ref={summary} />
      {steps ? steps.list(fieldOf) : fields.map(fieldOf)}
      {failed && !isSubmitting && problems.length === 0 && (
        <FormFailure
          {...failed}
          subject={subject}
          onDiscard={() => {
            if (keptKey !== null) dropUnsent(keptKey);
            fail(null);
          }}
        />
      )}
      {isSentBefore && (
        <p role="status">
          Your message has arrived as you first sent it. Send it again to add what you have changed since.
        </p>
      )}
      {children}
      {/* A form that is kept has another check when it is sent again. */}
      {!isEarlyStep && keptKey === null && <SpamCheck state={check.state} onRetry={check.renew} />}
      {steps ? steps.buttons(isUpgraded, submitButton) : submitButton}
    </form>
  );
}
