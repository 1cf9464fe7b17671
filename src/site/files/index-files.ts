import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  type StoredCardsPage,
  type StoredTilesPage,
  tilesToDraw,
} from '../../features/card/stored-drawings.ts';
import { callToAction, placedTiles } from '../../features/search/search-tiles.ts';
import { modelDocuments } from '../../frame/search/model-documents.ts';
import { INDEX_FILES, MANIFEST_PATH } from '../../frame/search/search-source.ts';
import { buildCollection } from '../../search/collection/build-collection.ts';
import type { Collection } from '../../search/collection/collection.ts';
import { CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import { MODEL_SCHEMA } from '../../search/documents/model-schema.ts';
import { encodeCollection } from '../../search/index-file/encode.ts';
import {
  type CollectionFiles,
  type IndexManifest,
  MANIFEST_FORMAT,
} from '../../search/index-file/manifest.ts';
import { encodePlaces } from '../../search/index-file/places.ts';
import { CARD_SLOTS } from '../../tenant/schema/slots.ts';
import type { PageContext } from '../page-context.ts';
import { cardRuns } from './card-runs.ts';
import type { SiteFile } from './site-file.ts';

/** The file name relative to the folder of the manifest. */
const nameOf = ({ path }: SiteFile): string => path.slice(path.indexOf('/') + 1);

const pathOf = (kind: string, digest: string, ending: string): string =>
  `${INDEX_FILES.slice(1)}${kind}-${digest.slice(0, 12)}.${ending}`;

/** A collection's columns. The name contains a hash of the content. */
function columnsFile(collection: Collection): SiteFile {
  const bytes = encodeCollection(collection);
  // Hosts compress only text, so compress this binary file here.
  return { path: pathOf('index', hash('sha1', bytes), 'bin'), body: gzipSync(bytes) };
}

type CardContext = Pick<
  PageContext,
  'stock' | 'cardOf' | 'configOfCar' | 'fingerprints' | 'chromeOf' | 'config'
>;

/** Digests of the code that renders cards and tiles. */
interface RenderedWith {
  /** Digest of our sources. */
  sourcesId: string;
  /** Digest of a tenant's component, by name. */
  componentDigest: (name: string) => string;
}

/** Names and digests of the tenant's components, sorted, without duplicates. */
const componentLines = (
  names: readonly (string | null | undefined)[],
  { componentDigest }: RenderedWith,
): string[] =>
  [...new Set(names.flatMap((name) => name ?? []))].sort().map((name) => `${name}@${componentDigest(name)}`);

/** Card files, named after a hash of the cards' inputs, so that unchanged files are not rendered again. */
function cardFiles(
  { stock, cardOf, configOfCar, fingerprints, chromeOf, config }: CardContext,
  renderedWith: RenderedWith,
): { file: SiteFile; count: number }[] {
  return cardRuns(stock.listed.map(({ car }) => car)).map((run) => {
    const slots = run.map((car) => configOfCar(car).slots);
    const components = componentLines(
      slots.flatMap((named) => CARD_SLOTS.map((slot) => named[slot])),
      renderedWith,
    );
    const parts = [renderedWith.sourcesId, ...components, fingerprints.site, ...run.map(fingerprints.ofCard)];
    const digest = hash('sha1', parts.join('\n'));
    const path = pathOf('cards', digest, 'json');
    const page = (): StoredCardsPage => ({
      kind: 'stored-cards',
      path: `/${path}`,
      chrome: chromeOf(config),
      cards: run.map(cardOf),
    });
    return { file: { path, body: { digest, page } }, count: run.length };
  });
}

function tilesFile(
  context: Pick<PageContext, 'tilePools' | 'chromeOf' | 'config' | 'pages' | 'site' | 'today'>,
  renderedWith: RenderedWith,
): SiteFile {
  const { tilePools, chromeOf, config } = context;
  const tiles = {
    pools: tilePools,
    placed: placedTiles(context),
    callToAction: callToAction(context, config),
  };
  const components = componentLines(
    tilesToDraw(tiles).map(({ slot }) => slot),
    renderedWith,
  );
  const digest = hash('sha1', [renderedWith.sourcesId, ...components, JSON.stringify(tiles)].join('\n'));
  const path = pathOf('tiles', digest, 'json');
  const page = (): StoredTilesPage => ({
    kind: 'stored-tiles',
    path: `/${path}`,
    chrome: chromeOf(config),
    ...tiles,
  });
  return { path, body: { digest, page } };
}

/** Maps vehicle ids to their card's file and position: see `CardFiles`. */
function placesFile({ stock }: Pick<PageContext, 'stock'>): SiteFile {
  const bytes = encodePlaces(stock.listed.map(({ car }) => car.id));
  return { path: pathOf('places', hash('sha1', bytes), 'bin'), body: bytes };
}

/**
 * The published index of the in-browser search: a manifest, the columns of vehicles and models, and the HTML that
 * scripts insert into pages: vehicle cards and promo tiles.
 */
export function indexFiles(
  context: CardContext &
    Pick<PageContext, 'catalogue' | 'pages' | 'site' | 'stockSearch' | 'tilePools' | 'today'>,
  renderedWith: RenderedWith,
): SiteFile[] {
  const models = modelDocuments(context.catalogue);
  const cars = columnsFile(context.stockSearch.collection);
  const directory = columnsFile(buildCollection(MODEL_SCHEMA, models));
  const cards = cardFiles(context, renderedWith);
  const places = placesFile(context);
  const tiles = tilesFile(context, renderedWith);
  const collections: Record<string, CollectionFiles> = {
    [CAR_SCHEMA.name]: { index: nameOf(cars), size: context.stock.listed.length },
    [MODEL_SCHEMA.name]: { index: nameOf(directory), size: models.length },
  };
  const manifest: IndexManifest = {
    format: MANIFEST_FORMAT,
    collections,
    cards: { places: nameOf(places), files: cards.map(({ file, count }) => [nameOf(file), count]) },
    tiles: nameOf(tiles),
  };
  return [
    { path: MANIFEST_PATH.slice(1), body: JSON.stringify(manifest) },
    cars,
    directory,
    places,
    tiles,
    ...cards.map(({ file }) => file),
  ];
}
