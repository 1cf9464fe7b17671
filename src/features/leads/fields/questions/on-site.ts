import { answerName } from '../../adjustment-answers.ts';
import type { FormSettings } from '../../form-settings.ts';
import type { FieldOf, FieldSpec } from '../kinds.ts';

/** The dealer's questions, each of which becomes a list of its answers. */
export const questionsOnSite = (_field: FieldOf<'questions'>, { tradeIn }: FormSettings): FieldSpec[] =>
  (tradeIn?.questions ?? []).map(({ id, question: label, answers: options }) => ({
    kind: 'select',
    name: answerName(id),
    label,
    placeholder: 'Please select',
    options,
  }));
