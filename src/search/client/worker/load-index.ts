import { cachePromises } from '../../../lib/cache-promises.ts';
import { ownProperty } from '../../../lib/own-property.ts';
import type { HitDocument } from '../../documents/document.ts';
import { createEngine } from '../../engine/create-engine.ts';
import { answerEach } from '../../engine/request-body.ts';
import { decodeCollection } from '../../index-file/decode.ts';
import { type Fetch, fetchFile } from '../../index-file/fetch-file.ts';
import { fetchManifest } from '../../index-file/fetch-manifest.ts';
import type { CollectionFiles } from '../../index-file/manifest.ts';
import type { MultiSearchBody, MultiSearchResponse, SearchParams } from '../../protocol.ts';
import { documentReader } from './document-reader.ts';

export interface LoadedIndex {
  /** Rejects if a collection cannot be loaded. */
  multiSearch: (body: MultiSearchBody) => Promise<MultiSearchResponse<HitDocument>>;
}

const GZIP = [0x1f, 0x8b];

/** Some hosts decompress `.gz` files on the way, so look at the bytes. */
async function gunzipped(body: ArrayBuffer): Promise<Uint8Array> {
  const bytes = new Uint8Array(body);
  if (GZIP.some((byte, i) => bytes[i] !== byte)) return bytes;
  const stream = new Response(body).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

type LoadedCollection = (params: SearchParams) => MultiSearchResponse<HitDocument>['results'][number];

/**
 * Loads one collection. `place` of a hit is its position in the default order, in which the last document
 * comes first.
 */
async function loadCollection(
  { index, size }: CollectionFiles,
  read: (file: string) => Promise<Response>,
): Promise<LoadedCollection> {
  const collection = decodeCollection(await gunzipped(await (await read(index)).arrayBuffer()));
  const engine = createEngine(collection);
  const documentOf = documentReader(collection);
  return (params) => {
    const answer = engine.search(params);
    const result = engine.respond(answer, (doc) => documentOf(doc) as unknown as HitDocument);
    if ('error' in result || answer.kind === 'problem') return result;
    const hits = result.hits.map((hit, n) => ({ ...hit, place: size - 1 - (answer.docs[n] as number) }));
    return { ...result, hits };
  };
}

/** Loads the manifest, and each collection on first use. Rejects if the manifest cannot be loaded or read. */
export async function loadIndex(manifest: string, fetch: Fetch): Promise<LoadedIndex> {
  const { collections, folder } = await fetchManifest(manifest, fetch);
  // `cachePromises` forgets rejections, so the next search loads a failed collection again.
  const load = cachePromises((files: CollectionFiles) =>
    loadCollection(files, (file) => fetchFile(fetch, folder + file)),
  );

  async function answer(params: SearchParams) {
    const name: unknown = params?.collection;
    const files = typeof name === 'string' ? ownProperty(collections, name) : undefined;
    if (!files) return { code: 404, error: 'Not found.' };
    return (await load(files))(params);
  }

  return {
    multiSearch: async (body) => ({ results: await Promise.all(answerEach(body, answer)) }),
  };
}
