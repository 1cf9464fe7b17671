import { Locked } from '../../lib/disk/lock.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { FeedRefused } from '../../stock/import/feed/feed-refused.ts';
import type { UpdateProblem } from './updater-messages.ts';

/** True for what may pass by itself: another import is running, or the system refused something (a full disk). */
const mayPass = (error: unknown): boolean =>
  error instanceof Locked || (error instanceof Error && 'errno' in error);

/**
 * Why an update is refused after its import has thrown; null if it must be tried again. An error that does not pass by
 * itself comes back at every attempt, and all later updates of the tenant would wait behind it.
 */
export function failedImport(error: unknown): UpdateProblem | null {
  if (error instanceof FeedRefused) return { reason: error.reason, next: error.next };
  if (mayPass(error)) return null;
  return {
    reason: `The import stopped with an error: ${errorMessage(error)}.`,
    next: 'this is a fault of the import and not of the stock: the log of the service has the details.',
  };
}
