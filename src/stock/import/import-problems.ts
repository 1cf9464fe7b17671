import { counted } from '../../lib/plural.ts';
import type { ReportSummary } from './report.ts';
import { stockWarnings } from './stock-sentences.ts';

/** Named reasons of one import; the report has all. */
const MAX_REASONS = 10;

/**
 * Sentences about vehicles that stay as they were or have lost something, with the most frequent reasons for which
 * records were refused; none if nothing happened to the stock before.
 *
 * @param always reasons are given even if the refused records name no vehicle of the stock
 */
export function importProblems(summary: ReportSummary, always: boolean): string[] {
  const warnings = stockWarnings(summary);
  if (warnings.length === 0 && !always) return [];
  const reasons = summary.quarantine_reasons
    .slice(0, MAX_REASONS)
    .map(({ field, reason, count, examples }) => {
      const value = examples[0]?.value;
      const shown = value ? ` ("${value}")` : '';
      return `In ${counted(count, 'record')}: ${field} ${reason}${shown}.`;
    });
  return [...reasons, ...warnings];
}
