import type { ApiError } from './api-error.ts';
import { fieldsOf, textOrNull } from './read-fields.ts';

/** Markup, or a second line as in a stack trace: not a sentence for shoppers. */
const NOT_A_SENTENCE = /<[a-z/!]|\n/i;

/** Resolves to the message that the service sent with an error status; null if it sent none that shoppers can read. */
export async function serviceMessage({ cause }: ApiError): Promise<string | null> {
  if (!(cause instanceof Response)) return null;
  const json: unknown = await cause.json().catch(() => null);
  const text = textOrNull(fieldsOf(json).error);
  return text && NOT_A_SENTENCE.test(text) ? null : text;
}
