import type { LiveError } from './live-error.ts';
import { fieldsOf, textIn } from './read-fields.ts';

/** The service's message with the time to wait, if it refused a call because there were too many; otherwise null. */
export async function tooManyText({ failure, cause }: LiveError): Promise<string | null> {
  if (failure.kind !== 'status' || failure.status !== 429 || !(cause instanceof Response)) return null;
  return cause.json().then(
    (json: unknown) => textIn(fieldsOf(json).error),
    () => null,
  );
}
