import type { HitDocument } from '../documents/document.ts';
import { MODEL_COLLECTION, type ModelDocument } from '../documents/model-schema.ts';
import type {
  FacetCount,
  FacetResult,
  Highlight,
  Hit,
  MultiSearchResponse,
  SearchFailure,
  SearchParams,
  SearchResult,
} from '../protocol.ts';
import { HIT_FIELDS } from './hit-fields.ts';
import {
  InvalidShape,
  type Read,
  readCount,
  readFlag,
  readList,
  readName,
  readNumber,
  readObject,
  readOptional,
  readPath,
  readText,
} from './read-shape.ts';

type Response = MultiSearchResponse<HitDocument>;

/** The search server cannot answer. The message gives the reason and never contains the query. */
export class ServerUnavailable extends Error {}

// Typesense's defaults for a search that sets no limit.
const DEFAULT_PER_PAGE = 10;
const DEFAULT_FACET_VALUES = 10;

const readHitDocument = readObject<HitDocument>({
  id: readName,
  price: readNumber,
  sold: readFlag,
  reserved: readFlag,
});

/** A model's id is the path of its search. Fields used only for sorting are dropped. */
const readModel = readObject<Omit<ModelDocument, 'name' | 'tie_break'>>({
  id: readPath,
  'manufacturer.name': readText,
  'model.name': readText,
  'model.body': readList(readText),
  count: readCount,
}) as Read<unknown> as Read<HitDocument>;

const readAnyDocument: Read<HitDocument> = (value) => {
  readObject<{ id: string }>({ id: readName })(value);
  return value as HitDocument;
};

// Each kind of search needs different fields of its documents.
function documentReader({ collection, include_fields }: SearchParams): Read<HitDocument> {
  if (include_fields === HIT_FIELDS) return readHitDocument;
  return collection === MODEL_COLLECTION ? readModel : readAnyDocument;
}

const readHighlight = readObject<Pick<Highlight, 'field' | 'matched_tokens'>>({
  field: readText,
  matched_tokens: readList((value) =>
    Array.isArray(value) ? readList(readText)(value) : readText(value),
  ) as Read<Highlight['matched_tokens']>,
});
const readHighlightTexts = readOptional<Omit<Highlight, 'field' | 'matched_tokens'>>({
  snippet: readText,
  value: readText,
  snippets: readList(readText),
  values: readList(readText),
  indices: readList(readCount),
});

function hitReader(search: SearchParams): Read<Hit<HitDocument>> {
  const document = documentReader(search);
  const hit = readObject<Pick<Hit<HitDocument>, 'document' | 'highlights'>>({
    document,
    highlights: readList((value) => ({ ...readHighlightTexts(value), ...readHighlight(value) })),
  });
  const match = readOptional<{ text_match?: number }>({ text_match: readNumber });
  // `highlight` repeats `highlights` in the shape of the document; no page reads it.
  return (value) => ({ ...match(value), ...hit(value), highlight: {} });
}

function facetReader({
  facet_by = '',
  max_facet_values = DEFAULT_FACET_VALUES,
}: SearchParams): Read<FacetResult> {
  const fields = facet_by.split(',').map((field) => field.trim());
  return readObject<FacetResult>({
    field_name: (value) => {
      const name = readName(value);
      if (!fields.includes(name)) throw new InvalidShape();
      return name;
    },
    sampled: () => false,
    counts: readList(
      readObject<FacetCount>({ value: readText, highlighted: readText, count: readCount }),
      max_facet_values,
    ),
    stats: (value) => ({
      total_values: 0,
      ...readOptional<Partial<FacetResult['stats']>>({
        total_values: readCount,
        min: readNumber,
        max: readNumber,
        sum: readNumber,
        avg: readNumber,
      })(value),
    }),
  });
}

const readFailure = readObject<SearchFailure>({ code: readCount, error: readText });

/** Keeps only the parts of a result that pages read. A failed search gives its failure. */
function resultReader(search: SearchParams): Read<Response['results'][number]> {
  const { per_page, limit } = search;
  const hits = Math.max(per_page ?? limit ?? DEFAULT_PER_PAGE, limit ?? 0);
  const result = readObject<SearchResult<HitDocument>>({
    found: readCount,
    out_of: readCount,
    page: readCount,
    hits: readList(hitReader(search), hits),
    facet_counts: readList(facetReader(search)),
    search_time_ms: readNumber,
    search_cutoff: () => false,
    request_params: readObject<SearchResult['request_params']>({
      collection_name: readText,
      q: readText,
      per_page: readCount,
    }),
  });
  return (value) => {
    const failed = typeof value === 'object' && value !== null && Object.hasOwn(value, 'error');
    return failed ? readFailure(value) : result(value);
  };
}

function read(answer: unknown, searches: readonly SearchParams[]): Response {
  const { results } = readObject<{ results: unknown[] }>({ results: readList((one) => one) })(answer);
  if (results.length !== searches.length) throw new InvalidShape();
  return { results: searches.map((search, n) => resultReader(search)(results[n])) };
}

/**
 * Validates a server's response to `searches`.
 *
 * @throws ServerUnavailable if the response is malformed or reports a problem of the server
 */
export function parseResponse(answer: unknown, searches: readonly SearchParams[]): Response {
  let response: Response;
  try {
    response = read(answer, searches);
  } catch {
    throw new ServerUnavailable('The search server’s response is not a search result.');
  }
  for (const result of response.results) {
    // 400 means that the search itself is wrong, on any server. Other codes are problems of this server.
    if ('error' in result && result.code !== 400)
      throw new ServerUnavailable(`The search server answered ${result.code}: ${result.error.slice(0, 200)}`);
  }
  return response;
}
