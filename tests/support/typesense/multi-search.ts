import { buildCollection } from '../../../src/search/collection/build-collection.ts';
import { createEngine } from '../../../src/search/engine/create-engine.ts';
import type {
  MultiSearchBody,
  MultiSearchResponse,
  SearchFailure,
  SearchParams,
  SearchResult,
} from '../../../src/search/protocol.ts';
import type { Embedded } from './permission.ts';
import type { Store, StoredDocument } from './store.ts';

/** The requested fields of a document; all if none are named. */
function shown(document: StoredDocument, include: string | undefined): StoredDocument {
  if (!include) return document;
  const names = include.split(',').filter((name) => name in document);
  return Object.fromEntries(names.map((name) => [name, document[name]])) as StoredDocument;
}

/** Parameters of a scoped key override those of the search, but both filters apply. */
function withEmbedded(search: SearchParams, embedded: Embedded): SearchParams {
  const filters = [search.filter_by, embedded.filter_by].filter(Boolean).map((one) => `(${one})`);
  return { ...search, ...embedded, ...(filters.length > 0 ? { filter_by: filters.join(' && ') } : {}) };
}

function searchOne(store: Store, search: SearchParams): SearchResult<StoredDocument> | SearchFailure {
  const collection = store.find(search.collection);
  if (!collection) return { code: 404, error: 'Not found.' };
  const documents = [...collection.documents.values()];
  collection.engine ??= createEngine(buildCollection(collection.schema, documents));
  const { engine } = collection;
  return engine.respond(engine.search(search), (doc) => {
    const document = documents[doc];
    if (!document) throw new Error(`The engine found document ${doc}, which does not exist.`);
    return shown(document, search.include_fields);
  });
}

export const multiSearch = (
  store: Store,
  { searches }: MultiSearchBody,
  embedded: Embedded = {},
): MultiSearchResponse<StoredDocument> => ({
  results: searches.map((search) => searchOne(store, withEmbedded(search, embedded))),
});
