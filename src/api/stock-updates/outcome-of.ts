import type { UpdateOutcome } from './schema.ts';
import { type ImportResult, NO_RECORDS, type UpdateProblem } from './updater-messages.ts';

/**
 * Sums up an update for its sender.
 *
 * @param result undefined if a later feed replaced the update
 * @param build why the site could not be built after the import; null if it was published
 */
export function outcomeOf(result: ImportResult | undefined, build: UpdateProblem | null): UpdateOutcome {
  if (result === undefined) return { state: 'replaced', reason: null, ...NO_RECORDS };
  const { refusal, ...counts } = result;
  if (refusal) return { state: 'import refused', reason: refusal.reason, ...counts };
  return { state: build ? 'build refused' : 'published', reason: build?.reason ?? null, ...counts };
}
