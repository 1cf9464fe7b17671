import type { Highlight, Hit } from '../protocol.ts';
import type { EngineAnswer } from './engine-answer.ts';
import { splitList } from './split-list.ts';

/** Applies `include_fields` and `exclude_fields`. */
function pickFields<Document extends object>(
  document: Document,
  included: readonly string[],
  excluded: readonly string[],
): Document {
  if (included.length === 0 && excluded.length === 0) return document;
  const picked = Object.entries(document).filter(
    ([name]) => (included.length === 0 || included.includes(name)) && !excluded.includes(name),
  );
  return Object.fromEntries(picked) as Document;
}

/** Converts `highlights` to Typesense's newer format `highlight`, which has the same content keyed by field. */
const highlightByField = (highlights: readonly Highlight[]): Record<string, unknown> =>
  Object.fromEntries(
    highlights.map(({ field, matched_tokens, snippet, value, snippets, values }) => [
      field,
      snippets
        ? snippets.map((text, entry) => ({
            matched_tokens: matched_tokens[entry] ?? [],
            snippet: text,
            ...(values ? { value: values[entry] } : {}),
          }))
        : { matched_tokens, snippet, ...(value === undefined ? {} : { value }) },
    ]),
  );

/**
 * Builds one hit of a page.
 *
 * @param doc index of the document in the collection
 * @param index position on the page, from 0
 */
export function toHit<Document extends object>(
  { params, textMatch, highlights }: EngineAnswer,
  doc: number,
  index: number,
  document: Document,
): Hit<Document> {
  const marked = textMatch ? highlights(doc) : [];
  const hit = {
    document: pickFields(document, splitList(params.include_fields), splitList(params.exclude_fields)),
    highlight: highlightByField(marked),
    highlights: marked,
  };
  return textMatch ? { ...hit, text_match: textMatch[index] as number } : hit;
}
