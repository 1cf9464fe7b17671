import { ownProperty } from '../../lib/own-property.ts';
import type { CardView } from '../../stock/views.ts';
import type { HitDocument } from '../documents/document.ts';
import { createEngine, type EngineProblem } from '../engine/create-engine.ts';
import type { EngineAnswer } from '../engine/engine-answer.ts';
import { answerEach } from '../engine/read-params.ts';
import { unpackCards } from '../index-file/cards.ts';
import { decodeCollection } from '../index-file/decode.ts';
import { documentReader } from '../index-file/document-of.ts';
import { type CollectionFiles, type IndexManifest, MANIFEST_FORMAT } from '../index-file/manifest.ts';
import type { MultiSearchBody, MultiSearchResponse, SearchParams } from '../protocol.ts';
import { cardStore } from './card-store.ts';

/** The part of `fetch` that is used. */
export type Fetch = (url: string, options?: { cache?: 'no-cache' }) => Promise<Response>;

/** A file of the index is no longer published: the stock was published anew since the manifest was read. */
export class IndexGone extends Error {}

export interface LoadedIndex {
  /** Answers from the columns; fetches the cards of the hits. Rejects where they cannot be had. */
  multiSearch: (body: MultiSearchBody) => Promise<MultiSearchResponse<HitDocument>>;
  /** Fetches the cards of the whole stock, where it is small enough. */
  warm: () => Promise<void>;
}

/** Most vehicles of which all cards are loaded ahead: some 150 kB. */
const WARM_LIMIT = 2000;

const GZIP = [0x1f, 0x8b];

/** Hosts may have undone the compression on the way. */
async function gunzipped(body: ArrayBuffer): Promise<Uint8Array> {
  const bytes = new Uint8Array(body);
  if (GZIP.some((byte, i) => bytes[i] !== byte)) return bytes;
  const stream = new Response(body).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Hosts say so with 404 or 410, stores whose lists are private with 403, some with a page of their own. */
const isGone = ({ status, headers }: Response): boolean =>
  [403, 404, 410].includes(status) || headers.get('content-type')?.startsWith('text/html') === true;

async function fetched(fetch: Fetch, url: string): Promise<Response> {
  const response = await fetch(url);
  if (isGone(response)) throw new IndexGone(`${url} is no longer there.`);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

type Answer = EngineAnswer | EngineProblem;

interface LoadedCollection {
  search: (params: SearchParams) => Answer;
  respond: (answer: Answer) => Promise<MultiSearchResponse<HitDocument>['results'][number]>;
  warm: () => Promise<void>;
}

/** One collection: its columns, and its documents as cards or as the columns have them. */
async function loadCollection(
  { index, size, cards }: CollectionFiles,
  read: (file: string) => Promise<Response>,
): Promise<LoadedCollection> {
  const collection = decodeCollection(await gunzipped(await (await read(index)).arrayBuffer()));
  const engine = createEngine(collection);
  if (cards.length === 0) {
    const documentOf = documentReader(collection);
    return {
      search: engine.search,
      respond: async (answer) => engine.respond(answer, (doc) => documentOf(doc) as unknown as HitDocument),
      warm: async () => {},
    };
  }
  const store = cardStore(cards, async (file) => unpackCards(await (await read(file)).text()));
  const placeOf = (doc: number) => size - 1 - doc;
  return {
    search: engine.search,
    async respond(answer) {
      const docs = answer.kind === 'answer' ? [...answer.docs] : [];
      const found = await store.cards(docs.map(placeOf));
      const byDoc = new Map(docs.map((doc, i) => [doc, found[i] as CardView]));
      return engine.respond(answer, (doc) => {
        const card = byDoc.get(doc) as CardView;
        return { id: card.id, card };
      });
    },
    warm: () => (size <= WARM_LIMIT ? store.all() : Promise.resolve()),
  };
}

/** Reads a manifest and, on first use, the collections it names. Rejects where it cannot be had or read. */
export async function loadIndex(manifest: string, fetch: Fetch): Promise<LoadedIndex> {
  const response = await fetch(manifest, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${manifest} answered ${response.status}.`);
  const { format, collections } = (await response.json()) as IndexManifest;
  if (format !== MANIFEST_FORMAT) {
    throw new Error(`The search index has format ${format}; this page reads format ${MANIFEST_FORMAT}.`);
  }
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  const loaded = new Map<string, Promise<LoadedCollection>>();

  function load(name: string): Promise<LoadedCollection> | null {
    const files = ownProperty(collections, name);
    if (!files) return null;
    const collection = loaded.get(name) ?? loadCollection(files, (file) => fetched(fetch, folder + file));
    loaded.set(name, collection);
    // What failed once is tried again with the next search.
    collection.catch(() => loaded.delete(name));
    return collection;
  }

  async function answer(params: SearchParams) {
    const name: unknown = params?.collection;
    const collection = typeof name === 'string' ? await load(name) : null;
    if (!collection) return { code: 404, error: 'Not found.' };
    return collection.respond(collection.search(params));
  }

  return {
    multiSearch: async (body) => ({ results: await Promise.all(answerEach(body, answer)) }),
    warm: async () => {
      await Promise.all([...loaded.values()].map(async (collection) => (await collection).warm()));
    },
  };
}
