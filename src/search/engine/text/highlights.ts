import type { Highlight } from '../../protocol.ts';
import { wordsOf } from './each-token.ts';
import { type MarkedText, markText } from './mark-text.ts';
import { bestWindow, isWholeText, type MatchWindow } from './match-window.ts';
import { placesIn } from './score.ts';
import type { SearchField } from './search-field.ts';
import type { FoundWord } from './search-run.ts';
import type { HighlightOptions, TextSource } from './text-search.ts';

/** Entries of a list that are shown, at most. */
const ENTRIES = 5;

interface Entry {
  /** Place in the list. */
  index: number;
  window: MatchWindow;
  /** Best first. */
  score: number;
}

/** Entries of a field where words of the query stand, the best first. */
function entriesOf(field: SearchField, doc: number, words: ReadonlyMap<string, FoundWord>): Entry[] {
  const { idOf, docStarts, docTexts } = field.index;
  const ids = [...words.keys()].map((word) => idOf.get(word) ?? -1);
  const start = docStarts[doc] as number;
  return [...docTexts.subarray(start, docStarts[doc + 1])]
    .flatMap((text, index): Entry[] => {
      const places = placesIn(field, text, ids);
      if (places.length === 0) return [];
      const window = bestWindow(places);
      const whole = isWholeText(places, window.distance) ? 1 : 0;
      const score =
        (((places.length * 16 + window.words) * 128 + 100 - window.distance) * 2 + whole) * 256 +
        (255 - window.farthest);
      return [{ index, window, score }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, ENTRIES);
}

function toHighlight(
  field: SearchField,
  entries: readonly Entry[],
  marked: MarkedText[],
  full: boolean,
): Highlight {
  if (field.list) {
    return {
      field: field.name,
      matched_tokens: marked.map(({ matched }) => matched),
      indices: entries.map(({ index }) => index),
      snippets: marked.map(({ snippet }) => snippet),
      ...(full ? { values: marked.map(({ value }) => value) } : {}),
    };
  }
  return {
    field: field.name,
    matched_tokens: marked[0]?.matched ?? [],
    snippet: marked[0]?.snippet ?? '',
    ...(full ? { value: marked[0]?.value ?? '' } : {}),
  };
}

/**
 * What of a document the query found, field by field, the best match first.
 *
 * @param fields in the order of the query.
 * @param found words tried with success; words of the query that were dropped are marked too.
 */
export function highlightsOf(
  source: TextSource,
  fields: readonly SearchField[],
  q: string,
  found: ReadonlyMap<string, FoundWord>,
  asked: readonly string[],
  doc: number,
  options: HighlightOptions,
): Highlight[] {
  const words = new Map(found);
  for (const word of asked) {
    if (!words.has(word)) words.set(word, { root: word.length, typos: 0, prefix: false });
  }
  const typed = wordsOf(q).at(-1)?.length ?? 0;
  const tags = { start: options.startTag, end: options.endTag };
  return fields
    .map((field) => ({ field, entries: entriesOf(field, doc, words) }))
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => (b.entries[0]?.score ?? 0) - (a.entries[0]?.score ?? 0))
    .map(({ field, entries }) => {
      const texts = source.textsOf(field.name, doc);
      const full = options.full.includes(field.name);
      const marked = entries.map(({ index, window }) =>
        markText(texts[index] ?? '', words, window, typed, full, tags),
      );
      return toHighlight(field, entries, marked, full);
    });
}
