import { ownProperty } from '../../lib/own-property.ts';
import { counted } from '../../lib/plural.ts';
import type { ReportSummary } from './report.ts';
import { stockWarnings } from './stock-sentences.ts';

/** Named reasons of one import; the report has all. */
const MAX_REASONS = 10;

const MAX_WORDS = 10;

/** What is said of words that nobody understands, by their field. */
const UNKNOWN_WORDS: readonly (readonly [field: string, what: string, result: string])[] = [
  [
    'status',
    'Unknown words for the status',
    'These vehicles keep the status that they had, and new ones are in stock. A mapping file can say what the words mean.',
  ],
  [
    'item_type',
    'Unknown words for the kind of vehicle',
    'These vehicles are of the kind that their body or make shows, else of the kind that the dealer mainly sells. A mapping file can say what the words mean.',
  ],
  [
    'location_name',
    'Yards that site.yaml does not have',
    'Pages do not say where these vehicles stand, and their enquiries go to the dealer’s main address. Add the yards to site.yaml, or let a mapping file rename them.',
  ],
];

/** Without numbers, so that the sentences of one import are those of the next, and are not sent again. */
const unknownWords = ({ unmatched_words }: ReportSummary): string[] =>
  UNKNOWN_WORDS.flatMap(([field, what, result]) => {
    const words = Object.keys(ownProperty(unmatched_words, field) ?? {}).sort();
    if (words.length === 0) return [];
    const named = words.slice(0, MAX_WORDS).map((word) => `"${word}"`);
    const more = words.length > MAX_WORDS ? `, and ${counted(words.length - MAX_WORDS, 'more', 'more')}` : '';
    return [`${what}: ${named.join(', ')}${more}. ${result}`];
  });

/**
 * Sentences about vehicles that stay as they were or have lost something, with the most frequent reasons for which
 * records were refused, and about words that nobody understands; none if nothing happened.
 *
 * @param always reasons are given even if the refused records name no vehicle of the stock
 */
export function importProblems(summary: ReportSummary, always: boolean): string[] {
  const warnings = stockWarnings(summary);
  const words = unknownWords(summary);
  if (warnings.length === 0 && !always) return words;
  const reasons = summary.quarantine_reasons
    .slice(0, MAX_REASONS)
    .map(({ field, reason, count, examples }) => {
      const value = examples[0]?.value;
      const shown = value ? ` ("${value}")` : '';
      return `In ${counted(count, 'record')}: ${field} ${reason}${shown}.`;
    });
  return [...reasons, ...warnings, ...words];
}
