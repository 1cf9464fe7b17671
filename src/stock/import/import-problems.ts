import { ownProperty } from '../../lib/own-property.ts';
import { counted } from '../../lib/plural.ts';
import type { ReportSummary } from './report.ts';
import { stockWarnings } from './stock-sentences.ts';

/** Named reasons of one import; the report has all. */
const MAX_REASONS = 10;

const MAX_WORDS = 10;

/** "Unknown words for the status: "Flogged", "Spoken for", and 3 more. …"; none without words. */
function sentenceAbout(what: string, words: readonly string[], result: string): string[] {
  if (words.length === 0) return [];
  const named = words.toSorted().slice(0, MAX_WORDS);
  const more = words.length > MAX_WORDS ? `, and ${counted(words.length - MAX_WORDS, 'more', 'more')}` : '';
  return [`${what}: ${named.map((word) => `"${word}"`).join(', ')}${more}. ${result}`];
}

const MEANING = 'A mapping file can say what the words mean.';

/** Sentences without numbers: those of the next import are then the same, and alerts do not repeat them. */
function unknownWords({ unmatched_words, new_unknown_yards }: ReportSummary): string[] {
  const wordsOf = (field: string) => Object.keys(ownProperty(unmatched_words, field) ?? {});
  return [
    ...sentenceAbout(
      'Unknown words for the status',
      wordsOf('status'),
      `These vehicles keep the status that they had, and new ones are in stock. ${MEANING}`,
    ),
    ...sentenceAbout(
      'Unknown words for the kind of vehicle',
      wordsOf('item_type'),
      `These vehicles are of the kind that their body or make shows, else of the kind that the dealer mainly sells. ${MEANING}`,
    ),
    ...sentenceAbout(
      'Yards that site.yaml does not have',
      new_unknown_yards,
      'Unless their dealership has only one yard, pages do not say where these vehicles stand, and their enquiries go to the dealer’s main address. Add the yards to site.yaml, or let a mapping file rename them.',
    ),
  ];
}

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
