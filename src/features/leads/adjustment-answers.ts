/** An answer about the shopper's vehicle, which may change its value (API-26). */
export interface AdjustmentAnswer {
  /** Id of the question in the dealer's settings. */
  id: string;
  answer: string;
}

const PREFIX = 'adjustment_';

/** Name of the field with the answer to a question. */
export const answerName = (id: string): string => `${PREFIX}${id}`;

/** Id of the question that a field answers; null for any other field. */
export const questionOf = (name: string): string | null =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;

/** Takes the answers out of a form's values. Questions without an answer are left out. */
export function splitAnswers<Value>(values: Readonly<Record<string, Value>>): {
  adjustmentAnswers: AdjustmentAnswer[];
  rest: Record<string, Value>;
} {
  const entries = Object.entries(values);
  return {
    adjustmentAnswers: entries.flatMap(([name, answer]) => {
      const id = questionOf(name);
      return id !== null && typeof answer === 'string' && answer !== '' ? [{ id, answer }] : [];
    }),
    rest: Object.fromEntries(entries.filter(([name]) => questionOf(name) === null)),
  };
}
