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
import { drawField } from './fields/draw-field.ts';
import type { FieldViews } from './fields/field-view.ts';
import type { FieldKind, FieldSpec } from './fields/kinds.ts';
import { VIEWS } from './fields/views.ts';
import { emptyValues, type FormValues, schemaOf } from './form-fields.ts';
import type { FormSpec } from './form-spec.ts';
import type { FormId } from './forms.ts';
import { keepValues, readKeptValues } from './kept-values.ts';
import type { LeadSubject } from './lead-subject.ts';
import type { StepFlow } from './steps/use-step-flow.ts';
import { createSubmission, type DeriveValues, type Outcome, type Submission } from './submit-form.ts';
import { dropUnsent } from './unsent/unsent-leads.ts';
import { useResending } from './unsent/use-resending.ts';

/** The steps of a form. Their page draws them, so that dialogs do not load that code. */
interface Steps {
  flow: StepFlow;
  drawList: (drawField: (field: FieldSpec) => ReactNode) => ReactNode;
  drawButtons: (isUpgraded: boolean, submitButton: ReactNode) => ReactNode;
}

/** Props of a form on a page of its own, which is rendered at build time and also works without scripts. */
export interface OnPage {
  /** Prefix of the fields' ids. */
  ids: string;
  /** The form has a captcha (FRM-13). */
  captcha: boolean;
  derive: DeriveValues;
  /** Returns the subject with the time zone and the contacts of the yard that these values choose. */
  subjectFor: (values: FormValues) => LeadSubject;
  /** Called with the values, at first and whenever they change. */
  onValues: (values: FormValues) => void;
  /** True if a choice decides which fields are required, so that without scripts only the service checks them. */
  noValidate: boolean;
  /** Address that browsers without scripts post the form to. */
  action: string;
  /** Reads what the form's controls contain; null while the page is built. */
  readTyped: (() => FormValues) | null;
  /** Messages by field at first, if the service draws the form again. */
  errors?: Readonly<Record<string, string>>;
  /** undefined for a form without steps. */
  steps?: Steps | undefined;
  /** Draws the fields, also those of kinds that forms in dialogs do not have. */
  views: Partial<FieldViews<FieldKind>>;
  /** Called when the form has become interactive. */
  onUpgraded?: () => void;
}

type Accepted = Extract<Outcome, { kind: 'accepted' }>;
type Failure = Extract<Outcome, { kind: 'failed' }>;

interface Props {
  id: FormId;
  /** The form's entry in the table of forms. */
  spec: FormSpec;
  /** The form's fields, with the dealer's settings applied. */
  fields: readonly FieldSpec[];
  subject: LeadSubject;
  /**
   * Initial texts by field. If a new object arrives later, it fills only fields that are empty or still have the text
   * that was filled in before.
   */
  start: Readonly<Record<string, string>>;
  /** Version of the collection notice that the form shows; null if it shows none. */
  noticeVersion: string | null;
  /** Set by this component: true while the form is being sent. */
  sending?: RefObject<boolean>;
  onPage?: OnPage;
  /** Hidden fields and notes, above the button. */
  children?: ReactNode;
  /** Key under which the tab keeps what is typed; absent if it keeps nothing. */
  storageKey?: string;
  /** Called when the service accepted the form. */
  onAccepted: (values: FormValues, answer: Accepted) => void;
  /** Called with the form's key when the browser keeps it to send it later, and with null when it is no longer kept. */
  onKept?: (key: string | null) => void;
}

interface Attempt {
  submitCount: number;
  isSubmitting: boolean;
}

/** Focuses the list of problems once after each attempt to send. Returns the ref for that list. */
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
  storageKey = '',
  onAccepted,
  onKept,
}: Props) {
  const { submit } = spec;
  const generatedIds = useId();
  const { ids = generatedIds, captcha = true, derive, action, readTyped = null } = onPage ?? {};
  const { steps, views = VIEWS, onUpgraded } = onPage ?? {};
  const flow = steps?.flow;
  const send = useRef<Submission>(null);
  const draft = flow?.draft ?? null;
  const optIn = fields.find(({ name }) => name === 'opt_in')?.label;
  const isEarlyStep = flow !== undefined && !flow.isLast;
  const [shownAt] = useState(Date.now);
  useEffect(() => {
    send.current = createSubmission(id, spec, subject, { noticeVersion, derive, optIn, shownAt, draft });
  }, [id, spec, subject, noticeVersion, derive, optIn, shownAt, draft]);
  const initialValues = useMemo(
    () => readTyped?.() ?? readKeptValues(storageKey, emptyValues(fields)),
    [readTyped, storageKey, fields],
  );
  const form = useRef<HTMLFormElement>(null);
  const spamCheck = useSpamCheck(form, { isEnabled: captcha, startsAtOnce: !onPage });
  const [failed, setFailed] = useState<Failure | null>(null);
  const [isEarlierVersionSent, setIsEarlierVersionSent] = useState(false);
  const sentValues = useRef<FormValues>(null);
  const showFailure = (failure: Failure | null) => {
    setFailed(failure);
    onKept?.(failure?.kept?.key ?? null);
  };
  const formik = useFormik<FormValues>({
    initialValues,
    initialErrors: onPage?.errors ?? {},
    validationSchema: () => schemaOf(flow?.reached ?? fields, about.timezone),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values, { setErrors }) => {
      if (isEarlyStep) return flow.next(values);
      sentValues.current = values;
      const outcome = await send.current?.(values, spamCheck.solution);
      if (!outcome) return;
      if (outcome.kind === 'accepted') return onAccepted(values, outcome);
      showFailure(outcome);
      setErrors(outcome.fields);
      // A captcha solution can be used only once, and the service may have used this one already.
      spamCheck.renew();
    },
  });
  const { values, isSubmitting, setFieldValue } = formik;
  const about = onPage?.subjectFor(values) ?? subject;
  const onValues = onPage?.onValues;
  useEffect(() => onValues?.(values), [onValues, values]);
  useEffect(() => {
    if (storageKey) keepValues(storageKey, values);
  }, [storageKey, values]);
  useEffect(() => {
    if (sending) sending.current = isSubmitting;
  });
  const keptKey = failed?.kept?.key ?? null;
  useResending(keptKey, {
    onSent: (answer) => {
      showFailure(null);
      // If the shopper has changed something since, those changes are still unsent.
      if (JSON.stringify(sentValues.current) === JSON.stringify(values)) onAccepted(values, answer);
      else setIsEarlierVersionSent(true);
    },
    onProblem: ({ error }) => {
      // Submitting again shows the problem beside its field. In an earlier step it would open the next step instead.
      if (!isEarlyStep) return void formik.submitForm();
      if (keptKey !== null) dropUnsent(keptKey);
      showFailure({ kind: 'failed', error, fields: {}, kept: null });
    },
    onGone: () => {
      // A refused form is removed from the kept forms as well, but the reason of the refusal must stay visible.
      setFailed((shown) => (shown?.kept ? null : shown));
      onKept?.(null);
    },
  });
  const [isUpgraded, setIsUpgraded] = useState(false);
  const takeOverTyped = useEffectEvent(() => {
    if (!readTyped) return;
    void formik.setValues(readTyped(), false);
    setIsUpgraded(true);
  });
  // Something may have been typed while React was taking over.
  useEffect(() => takeOverTyped(), []);
  // The browser ignores the hidden fields of later steps only after the render with `noValidate`, so wait for it.
  useEffect(() => {
    if (isUpgraded) onUpgraded?.();
  }, [isUpgraded, onUpgraded]);
  const errors: FormikErrors<FormValues> = isSubmitting ? {} : formik.errors;
  const fieldId = (name: string) => `${ids}-${name}`;
  const shownFields = flow ? (flow.steps[flow.index]?.fields ?? []) : fields;
  const problems = shownFields.flatMap(({ name }) => {
    const text = ownProperty(errors, name);
    return typeof text === 'string' ? [{ id: fieldId(name), text }] : [];
  });
  const showProblem = useEffectEvent((found: object) => flow?.showProblem(found));
  useEffect(() => showProblem(errors), [errors]);
  const problemSummary = useFocusOnProblem(formik);
  const filledIn = useRef<Record<string, string>>({});
  const fillIn = useEffectEvent((texts: Props['start']) => {
    for (const [name, text] of Object.entries(texts)) {
      const value = ownProperty(values, name);
      const isUntouched =
        value === '' || (value !== undefined && value === ownProperty(filledIn.current, name));
      // A time is here only if the shopper chose it just now.
      if (text === '' || !(isUntouched || name === 'dateTime')) continue;
      filledIn.current = { ...filledIn.current, [name]: text };
      void setFieldValue(name, text);
    }
  });
  useEffect(() => fillIn(start), [start]);
  const draw = (field: FieldSpec) => {
    const id = fieldId(field.name);
    const problem = problems.find((candidate) => candidate.id === id)?.text;
    return drawField(views, {
      field,
      id,
      input: formik.getFieldProps(field.name),
      problem,
      subject: about,
      draft,
    });
  };
  const submitButton = (
    // `disabled` would move the focus away. `onSubmit` below ignores presses while the form is being sent.
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
      // As long as there is no script, the browser validates the fields.
      noValidate={!onPage || isUpgraded || onPage.noValidate}
      method={action && 'post'}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSubmitting) return;
        // Going on to the next step sends nothing, so a kept form stays kept, with its message.
        if (!isEarlyStep || keptKey === null) showFailure(null);
        if (!isEarlyStep) setIsEarlierVersionSent(false);
        formik.handleSubmit(event);
      }}
    >
      <ErrorSummary problems={problems} ref={problemSummary} />
      {steps ? steps.drawList(draw) : fields.map(draw)}
      {failed && !isSubmitting && problems.length === 0 && (
        <FormFailure
          {...failed}
          subject={about}
          onDiscard={() => {
            if (keptKey !== null) dropUnsent(keptKey);
            showFailure(null);
          }}
        />
      )}
      {isEarlierVersionSent && (
        <p role="status">
          Your message has arrived as first sent. Send it again to add what you changed since.
        </p>
      )}
      {children}
      {steps ? steps.drawButtons(isUpgraded, submitButton) : submitButton}
      {/* A kept form solves a captcha of its own when it is sent again. */}
      {!isEarlyStep && keptKey === null && <SpamCheck state={spamCheck.state} onRetry={spamCheck.renew} />}
    </form>
  );
}
