import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buildCollection } from '../../search/collection/build-collection.ts';
import type { CollectionSchema } from '../../search/collection/collection.ts';
import { CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import type { SearchDocument } from '../../search/documents/document.ts';
import { MODEL_SCHEMA, type ModelDocument } from '../../search/documents/model-schema.ts';
import { packCards } from '../../search/index-file/cards.ts';
import { encodeCollection } from '../../search/index-file/encode.ts';
import {
  type CollectionFiles,
  type IndexManifest,
  MANIFEST_FORMAT,
} from '../../search/index-file/manifest.ts';
import type { SiteFile } from '../page.ts';
import { cardRuns } from './card-pages.ts';
import { INDEX_FILES, MANIFEST_PATH } from './search-source.ts';

/** A file named after what is in it. */
function hashedFile(kind: string, ending: string, named: string, body: SiteFile['body']): SiteFile {
  const digest = hash('sha1', named, 'hex').slice(0, 12);
  return { path: `${INDEX_FILES.slice(1)}${kind}-${digest}.${ending}`, body };
}

/** The name as the manifest, a folder above, has it. */
const nameOf = ({ path }: SiteFile): string => path.slice(path.indexOf('/') + 1);

function columnsFile(schema: CollectionSchema, documents: readonly { id: string }[]): SiteFile {
  const bytes = encodeCollection(buildCollection(schema, documents));
  // Hosts compress what they know to be text. This they would send as it is, so it is compressed here.
  const digest = hash('sha1', bytes, 'hex');
  return hashedFile('index', 'bin', digest, gzipSync(bytes));
}

function cardFiles(documents: readonly SearchDocument[]): { file: SiteFile; count: number }[] {
  return cardRuns(documents.toReversed()).map((run) => {
    const body = packCards(run.map(({ card }) => card));
    return { file: hashedFile('cards', 'json', body, body), count: run.length };
  });
}

/**
 * The published index of the in-browser search: a manifest, the columns of vehicles and of models, and the
 * vehicles' cards in files of their own.
 */
export function indexFiles(
  documents: readonly SearchDocument[],
  models: readonly ModelDocument[],
): SiteFile[] {
  const cars = columnsFile(CAR_SCHEMA, documents);
  const directory = columnsFile(MODEL_SCHEMA, models);
  const cards = cardFiles(documents);
  const collections: Record<string, CollectionFiles> = {
    [CAR_SCHEMA.name]: {
      index: nameOf(cars),
      size: documents.length,
      cards: cards.map(({ file, count }) => [nameOf(file), count]),
    },
    [MODEL_SCHEMA.name]: { index: nameOf(directory), size: models.length, cards: [] },
  };
  const manifest: IndexManifest = { format: MANIFEST_FORMAT, collections };
  return [
    { path: MANIFEST_PATH.slice(1), body: JSON.stringify(manifest) },
    cars,
    directory,
    ...cards.map(({ file }) => file),
  ];
}
