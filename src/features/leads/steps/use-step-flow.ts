import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ownProperty } from '../../../lib/own-property.ts';
import { formSteps } from '../apply-settings.ts';
import type { FieldSpec } from '../fields/kinds.ts';
import { type FormStep, type FormValues, type SentValues, schemaOf } from '../form-fields.ts';
import type { FormSettings } from '../form-settings.ts';
import type { LeadSubject } from '../lead-subject.ts';
import { PAGE_FORMS, type PageFormId } from '../page-forms.ts';
import type { LeadDraft } from './lead-draft.ts';

/** A form's steps and the one that is shown. */
export interface StepFlow {
  steps: readonly FormStep[];
  index: number;
  /** Fields of the current and all earlier steps, which must be valid before the next step opens. */
  reached: readonly FieldSpec[];
  isLast: boolean;
  /** Heading of the current step, which gets the focus when the step changes. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** null while the page is built. */
  draft: LeadDraft | null;
  /** Saves the current step and shows the next one. */
  next: (values: FormValues) => void;
  /** Goes back to a step. */
  show: (index: number) => void;
  /** Shows the first step with a field in error, which may be an earlier one. */
  showProblem: (errors: object) => void;
}

/** Reads the index of the step from a history state; 0 if it has none. */
function stepIn(state: unknown, count: number): number {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : 0;
  return typeof step === 'number' && step > 0 && step < count ? step : 0;
}

/** Values of these fields as they are sent. */
const valuesOf = (fields: readonly FieldSpec[], values: FormValues): SentValues =>
  schemaOf(fields).cast(
    Object.fromEntries(
      fields.flatMap(({ name }) => {
        const value = ownProperty(values, name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  );

/**
 * Moves through the steps of a form (LEA-01). Each step is an entry of the browser's history, so that the browser's
 * Back button goes back one step.
 *
 * @param draft null while the page is built
 * @returns undefined for a form without steps
 */
export function useStepFlow(
  form: PageFormId,
  settings: FormSettings,
  subject: LeadSubject,
  draft: LeadDraft | null,
): StepFlow | undefined {
  const steps = useMemo(() => formSteps(PAGE_FORMS[form], settings), [form, settings]);
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedIndex = useRef(index);
  const count = steps.length;
  const restoreStep = useEffectEvent(() => {
    // After a reload, show the step that was open, unless the values of earlier steps are lost.
    if (draft?.values) setIndex(stepIn(history.state, count));
  });
  useEffect(() => {
    if (count === 0) return;
    restoreStep();
    const follow = ({ state }: PopStateEvent) => setIndex(stepIn(state, count));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [count]);
  useEffect(() => {
    if (focusedIndex.current === index) return;
    focusedIndex.current = index;
    heading.current?.focus();
  }, [index]);
  if (count === 0) return undefined;
  const reached = steps.slice(0, index + 1).flatMap(({ fields }) => fields);
  const show = (target: number) => {
    if (target !== index) history.go(target - index);
  };
  return {
    steps,
    index,
    reached,
    isLast: index === count - 1,
    heading,
    draft,
    next(values) {
      draft?.save(values, valuesOf(reached, values), subject);
      history.pushState({ ...history.state, step: index + 1 }, '');
      setIndex(index + 1);
    },
    show,
    showProblem(errors) {
      const target = steps.findIndex(({ fields }) => fields.some(({ name }) => Object.hasOwn(errors, name)));
      if (target >= 0) show(target);
    },
  };
}
