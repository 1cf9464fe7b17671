import type { Highlight } from '../../protocol.ts';
import { wordsOf } from './each-token.ts';
import { markText } from './mark-text.ts';
import { bestWindow, type MatchWindow } from './match-window.ts';
import { listAt } from './number-lists.ts';
import { packFieldScore, positionsIn } from './score.ts';
import type { SearchField } from './search-field.ts';
import type { MatchedWord } from './search-run.ts';
import type { HighlightOptions, TextSource } from './text-search.ts';

/** Maximum number of list entries in a highlight. */
const MAX_ENTRIES = 5;

/** A text of the document that contains words of the query; for a list field one of its entries. */
interface Entry {
  /** Position in the list, from 0. */
  index: number;
  window: MatchWindow;
  score: number;
}

/** Entries of a field that contain words of the query, best first. */
function entriesOf({ index }: SearchField, doc: number, words: ReadonlyMap<string, MatchedWord>): Entry[] {
  const ids = [...words.keys()].flatMap((word) => index.idOf.get(word) ?? []);
  const entries: Entry[] = [];
  listAt(index.texts, doc).forEach((text, entryIndex) => {
    const found = positionsIn(index, text, ids);
    if (found.length === 0) return;
    const window = bestWindow(found);
    const match = packFieldScore(found.length, window.words, 0, window.distance, window.whole);
    // Among equal matches the one nearest to the start of its text comes first: `farthest` takes the lowest 8 bits.
    entries.push({ index: entryIndex, window, score: match * 256 + 255 - window.farthest });
  });
  return entries.sort((a, b) => b.score - a.score).slice(0, MAX_ENTRIES);
}

/**
 * Builds the highlights of a document, best matching field first.
 *
 * @param fields highest weight first; of equally good fields, the one with the higher weight comes first
 * @param found words that matched
 * @param queryWords words of the query, highlighted even if they were dropped from the search
 * @param options `fields` is not used here: the caller has chosen `fields`
 */
export function highlightsOf(
  source: TextSource,
  fields: readonly SearchField[],
  q: string,
  found: ReadonlyMap<string, MatchedWord>,
  queryWords: readonly string[],
  doc: number,
  options: HighlightOptions,
): Highlight[] {
  const words = new Map(
    queryWords.map((word) => [word, { queryLength: word.length, typos: 0, prefix: false }]),
  );
  for (const [word, details] of found) words.set(word, details);
  const typedLength = wordsOf(q).at(-1)?.length ?? 0;
  return fields
    .map((field) => ({ field, entries: entriesOf(field, doc, words) }))
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => (b.entries[0] as Entry).score - (a.entries[0] as Entry).score)
    .map(({ field: { name, isList }, entries }) => {
      const texts = source.textsOf(name, doc);
      const isFull = options.full.includes(name);
      const marked = entries.map(({ index, window }) =>
        markText(texts[index] as string, words, window, typedLength, isFull, options),
      );
      const snippets = marked.map(({ snippet }) => snippet);
      const values = marked.map(({ value }) => value);
      const tokens = marked.map(({ matched }) => matched);
      return isList
        ? {
            field: name,
            matched_tokens: tokens,
            indices: entries.map(({ index }) => index),
            snippets,
            ...(isFull && { values }),
          }
        : {
            field: name,
            matched_tokens: tokens[0] ?? [],
            snippet: snippets[0] ?? '',
            ...(isFull && { value: values[0] ?? '' }),
          };
    });
}
