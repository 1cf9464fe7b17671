import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path of a published file (`demo/<tenant>/cars/x.html`) → its bytes. */
export type Published = Map<string, Buffer>;

/** Folder of scripts, styles and fonts, which are not compared. */
const ASSETS = '_astro';

const HASHED_INDEX_FILE = /-[0-9a-f]{12}(?=\.)/g;

type CardFiles = [file: string, count: number][];

/** Covers all formats of the index: format 1 has cards in each collection, format 2 has one list for all. */
interface IndexManifest {
  collections: Record<string, { index: string; cards?: CardFiles }>;
  cards?: { places: string; files: CardFiles };
  tiles?: string;
}

/** Maps hashed names of search index files to stable ones, so that files can be compared across hashes. */
function indexFileNames(site: string): Map<string, string> {
  const file = join(site, 'search-index/manifest.json');
  const names = new Map<string, string>();
  if (!existsSync(file)) return names;
  const { collections, cards, tiles } = JSON.parse(readFileSync(file, 'utf8')) as IndexManifest;
  const rename = (path: string, name: string) => names.set(`search-index/${path}`, `search-index/${name}`);
  for (const [name, { index }] of Object.entries(collections)) rename(index, `${name}/index.bin`);
  const files = cards?.files ?? Object.values(collections).flatMap((collection) => collection.cards ?? []);
  for (const [place, [card]] of files.entries()) rename(card, `cards-${place}.json`);
  if (cards) rename(cards.places, 'places.bin');
  if (tiles) rename(tiles, 'tiles.json');
  return names;
}

function readSite(site: string, name: string, into: Published): void {
  const names = indexFileNames(site);
  const entries = readdirSync(site, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const inSite = path.slice(site.length + 1);
    if (inSite.startsWith(`${ASSETS}/`) || entry.name.startsWith('.')) continue;
    into.set(`${name}/${names.get(inSite) ?? inSite}`, readFileSync(path));
  }
}

/** Reads all published files of the sites in `folder/demo` and `folder/fixture`, except scripts, styles and fonts. */
export function readPublished(folder: string): Published {
  const published: Published = new Map();
  for (const group of ['demo', 'fixture']) {
    for (const tenant of readdirSync(join(folder, group)).filter((name) => !name.startsWith('.')))
      readSite(join(folder, group, tenant), `${group}/${tenant}`, published);
  }
  return published;
}

/** Replaces what changes with every build of the code: hashed names, script hashes, style scopes. */
export function withoutHashes(text: string): string {
  return text
    .replace(/\/_astro\/(overrides\/)?[^"'\s)&?,]+\.(\w+)/g, '/_astro/$1*.$2')
    .replace(/sha256-[\w+/]+=*/g, 'sha256-*')
    .replace(/\bdata-astro-cid-\w+/g, 'data-astro-cid-*')
    .replace(/\bastro-[a-z0-9]{8}\b/g, 'astro-*')
    .replace(/(<astro-island [^>]*?\buid=")[^"]*/g, '$1*')
    .replace(HASHED_INDEX_FILE, '-*');
}
