import type { ApiError } from './api-error.ts';
import { fieldsOf, textOrNull } from './read-fields.ts';

/** The service's message with the time to wait, if it refused a call because there were too many; otherwise null. */
export async function rateLimitMessage({ failure, cause }: ApiError): Promise<string | null> {
  if (failure.kind !== 'status' || failure.status !== 429 || !(cause instanceof Response)) return null;
  return cause.json().then(
    (json: unknown) => textOrNull(fieldsOf(json).error),
    () => null,
  );
}
