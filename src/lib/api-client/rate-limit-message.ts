import type { ApiError } from './api-error.ts';
import { serviceMessage } from './service-message.ts';

/** The service's message with the time to wait, if it refused a call because there were too many; otherwise null. */
export async function rateLimitMessage(error: ApiError): Promise<string | null> {
  const { failure } = error;
  return failure.kind === 'status' && failure.status === 429 ? serviceMessage(error) : null;
}
