import { buildCollection } from '../../collection/build-collection.ts';
import type { CollectionSchema } from '../../collection/collection.ts';
import type { HitDocument } from '../../documents/document.ts';
import { createEngine } from '../../engine/create-engine.ts';
import type { SearchTransport } from '../search-transport.ts';

interface Indexed {
  schema: CollectionSchema;
  documents: readonly { id: string }[];
}

/** Runs the in-browser engine over collections without a worker, for tests. */
export function engineTransport(...collections: Indexed[]): SearchTransport {
  const engines = collections.map(({ schema, documents }) => ({
    name: schema.name,
    documents,
    engine: createEngine(buildCollection(schema, documents)),
  }));
  return {
    multiSearch: async ({ searches }) => ({
      results: searches.map((search) => {
        const found = engines.find(({ name }) => name === search.collection);
        if (!found) return { code: 404, error: 'Not found.' };
        const { engine, documents } = found;
        return engine.respond(engine.search(search), (doc) => documents[doc] as HitDocument);
      }),
    }),
  };
}
