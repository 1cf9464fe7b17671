import type { QueryToken } from './candidates.ts';
import { dropTokens } from './drop-tokens.ts';
import { highlightsOf } from './highlights.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { createFields, type SearchField } from './search-field.ts';
import { createSearchRun } from './search-run.ts';
import { docsWithPhrase, splitOrJoin } from './split-join.ts';
import type { TextSearcher, TextSource } from './text-search.ts';

const toTokens = (words: readonly string[]): QueryToken[] =>
  words.map((word, index) => ({ word, last: index === words.length - 1 }));

/**
 * Applies the query's phrases and exclusions to the documents that match the filter. Returns one byte per document: 1
 * if it may be found; null if all may.
 */
function applyPhrases(
  { phrases, excluded }: ParsedQuery,
  fields: readonly SearchField[],
  size: number,
  allowed: Uint8Array | null,
): Uint8Array | null {
  let narrowed = allowed;
  const docsOf = (phrase: string[]) => fields.flatMap(({ index }) => docsWithPhrase(index, phrase));
  for (const phrase of phrases) {
    const withPhrase = new Uint8Array(size);
    for (const doc of docsOf(phrase)) withPhrase[doc] = narrowed?.[doc] ?? 1;
    narrowed = withPhrase;
  }
  for (const phrase of excluded) {
    narrowed = narrowed?.slice() ?? new Uint8Array(size).fill(1);
    for (const doc of docsOf(phrase)) narrowed[doc] = 0;
  }
  return narrowed;
}

/**
 * Text search as in Typesense 29: prefixes, typos, joined, split and dropped words, and its ranking
 * (`max_score`) including ties. A field is indexed when a query first names it.
 *
 * A query without a letter or digit finds all documents in `allowed`. No query throws.
 */
export function createTextSearcher(source: TextSource): TextSearcher {
  const { size } = source;
  const fieldsFor = createFields(source);

  return (query) => {
    const fields = fieldsFor(query);
    const parsed = parseQuery(query.q);
    const allowed = applyPhrases(parsed, fields, size, query.allowed);
    const { words } = parsed;
    const run = createSearchRun(query, fields, size, allowed);
    const tokens = toTokens(words);
    run.search(tokens, []);
    if (run.found === 0) {
      const otherWords = splitOrJoin(fields, words);
      if (otherWords !== undefined) run.search(toTokens(otherWords), []);
    }
    if (run.found < query.dropTokensThreshold) {
      for (const { kept, dropped } of dropTokens(tokens)) {
        run.search(kept, dropped);
        if (run.found >= query.dropTokensThreshold) break;
      }
    }

    const docs: number[] = [];
    for (let doc = 0; doc < size; doc++) {
      const isFound = words.length > 0 ? run.scores[doc] !== 0 : allowed?.[doc] !== 0;
      if (isFound) docs.push(doc);
    }
    const queryWords = [words, ...parsed.phrases].flat();
    return {
      docs: Uint32Array.from(docs),
      scores: Float64Array.from(docs, (doc) => run.scores[doc] as number),
      highlights: (doc, options) => {
        const highlighted = options.fields
          ? fieldsFor({ ...query, fields: options.fields, weights: null })
          : fields;
        return highlightsOf(source, highlighted, query.q, run.words, queryWords, doc, options);
      },
    };
  };
}
