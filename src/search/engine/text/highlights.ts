import type { Highlight } from '../../protocol.ts';
import { wordsOf } from './each-token.ts';
import { groupOf } from './groups.ts';
import { markText } from './mark-text.ts';
import { bestWindow, type MatchWindow } from './match-window.ts';
import { pack, placesIn } from './score.ts';
import type { SearchField } from './search-field.ts';
import type { FoundWord } from './search-run.ts';
import type { HighlightOptions, TextSource } from './text-search.ts';

/** Maximum number of list entries in a highlight. */
const MAX_ENTRIES = 5;

interface Entry {
  /** Place in the list. */
  index: number;
  window: MatchWindow;
  score: number;
}

/** Entries of a field that contain words of the query, best first. */
function entriesOf({ index }: SearchField, doc: number, words: ReadonlyMap<string, FoundWord>): Entry[] {
  const ids = [...words.keys()].flatMap((word) => index.idOf.get(word) ?? []);
  const entries: Entry[] = [];
  groupOf(index.texts, doc).forEach((text, at) => {
    const places = placesIn(index, text, ids);
    if (places.length === 0) return;
    const window = bestWindow(places);
    const match = pack(places.length, window.words, 0, window.distance, window.whole);
    entries.push({ index: at, window, score: match * 256 + 255 - window.farthest });
  });
  return entries.sort((a, b) => b.score - a.score).slice(0, MAX_ENTRIES);
}

/**
 * Builds the highlights of a document, best matching field first.
 *
 * @param fields highest weight first; it breaks ties
 * @param found words that matched
 * @param queryWords words of the query, highlighted even if they were dropped from the search
 */
export function highlightsOf(
  source: TextSource,
  fields: readonly SearchField[],
  q: string,
  found: ReadonlyMap<string, FoundWord>,
  queryWords: readonly string[],
  doc: number,
  options: HighlightOptions,
): Highlight[] {
  const words = new Map(queryWords.map((word) => [word, { root: word.length, typos: 0, prefix: false }]));
  for (const [word, how] of found) words.set(word, how);
  const typed = wordsOf(q).at(-1)?.length ?? 0;
  return fields
    .map((field) => ({ field, entries: entriesOf(field, doc, words) }))
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => (b.entries[0] as Entry).score - (a.entries[0] as Entry).score)
    .map(({ field: { name, list }, entries }) => {
      const texts = source.textsOf(name, doc);
      const full = options.full.includes(name);
      const marked = entries.map(({ index, window }) =>
        markText(texts[index] as string, words, window, typed, full, options),
      );
      const snippets = marked.map(({ snippet }) => snippet);
      const values = marked.map(({ value }) => value);
      const tokens = marked.map(({ matched }) => matched);
      return list
        ? {
            field: name,
            matched_tokens: tokens,
            indices: entries.map(({ index }) => index),
            snippets,
            ...(full && { values }),
          }
        : {
            field: name,
            matched_tokens: tokens[0] ?? [],
            snippet: snippets[0] ?? '',
            ...(full && { value: values[0] ?? '' }),
          };
    });
}
