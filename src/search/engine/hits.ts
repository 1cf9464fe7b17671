import type { Highlight, Hit } from '../protocol.ts';
import type { EngineAnswer } from './engine-answer.ts';
import { listOf } from './request.ts';

/** Applies `include_fields` and `exclude_fields`. */
function fieldsOf<Document extends object>(
  document: Document,
  included: readonly string[],
  excluded: readonly string[],
): Document {
  if (included.length === 0 && excluded.length === 0) return document;
  const kept = Object.entries(document).filter(
    ([name]) => (included.length === 0 || included.includes(name)) && !excluded.includes(name),
  );
  return Object.fromEntries(kept) as Document;
}

/** `highlight` has the content of `highlights`, keyed by field. */
const byField = (highlights: readonly Highlight[]): Record<string, unknown> =>
  Object.fromEntries(
    highlights.map(({ field, matched_tokens, snippet, value, snippets, values }) => [
      field,
      snippets
        ? snippets.map((text, at) => ({
            matched_tokens: matched_tokens[at] ?? [],
            snippet: text,
            ...(values ? { value: values[at] } : {}),
          }))
        : { matched_tokens, snippet, ...(value === undefined ? {} : { value }) },
    ]),
  );

/** Builds the hit at index `at` of the page. */
export function hitOf<Document extends object>(
  { params, textMatch, highlights }: EngineAnswer,
  doc: number,
  at: number,
  document: Document,
): Hit<Document> {
  const marked = textMatch ? highlights(doc) : [];
  const hit = {
    document: fieldsOf(document, listOf(params.include_fields), listOf(params.exclude_fields)),
    highlight: byField(marked),
    highlights: marked,
  };
  return textMatch ? { ...hit, text_match: textMatch[at] as number } : hit;
}
