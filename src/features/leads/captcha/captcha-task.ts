import { ApiError } from '../../../lib/api-client/api-error.ts';
import { fieldsOf, textOrNull } from '../../../lib/api-client/read-fields.ts';
import { callJson } from '../../../lib/api-client/request.ts';

/** A task that the browser solves before it sends a form. */
export interface CaptchaTask {
  /** "altcha" */
  kind: string;
  challenge: object;
  /** Number of seconds for which the task is valid after it was fetched. */
  seconds: number;
}

function taskOf(json: unknown): CaptchaTask | null {
  const { kind, challenge, seconds } = fieldsOf(json);
  const name = textOrNull(kind);
  const isTask = typeof challenge === 'object' && challenge !== null && typeof seconds === 'number';
  return name && isTask ? { kind: name, challenge, seconds } : null;
}

/**
 * Fetches a task; null if the dealer's forms have no captcha (FRM-13).
 *
 * @throws ApiError
 */
export async function fetchCaptchaTask(): Promise<CaptchaTask | null> {
  try {
    const answer = await callJson({ name: 'captcha', path: '/captcha' }, (json) => {
      const { task } = fieldsOf(json);
      if (task === null) return { task: null };
      const read = taskOf(task);
      return read && { task: read };
    });
    return answer.task;
  } catch (error) {
    // A service without captchas does not know the path and answers with status 404.
    if (error instanceof ApiError && error.failure.kind === 'status' && error.failure.status === 404)
      return null;
    throw error;
  }
}
