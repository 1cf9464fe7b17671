/** Device names of Windows, with or without an extension. Windows stores no file or folder of such a name. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** Page names with a special meaning on static hosts, in every folder, each with the reason. */
const RESERVED_PAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ['index', 'static hosts use that name for a folder’s own page'],
  ['404', 'static hosts use that name for the page of unknown addresses'],
]);

/** Names at the site's root that are not pages, but files or folders of the build or the service, with the reason. */
const ROOT_NAMES: ReadonlyMap<string, string> = new Map([
  ['api', 'the service answers requests there'],
  ['media', 'the dealer’s pictures and files are there'],
  ['search-index', 'the build puts the search index there'],
  ['_astro', 'the build puts its scripts and styles there'],
  ['_media', 'the build puts pictures with a hash in their name there'],
  ['_headers', 'static hosts read rules from it'],
  ['_redirects', 'static hosts read rules from it'],
  ['robots.txt', 'search engines read it'],
  ['sitemap.xml', 'search engines read it'],
  ['collection-notices.json', 'forms read it'],
  ['favicon.svg', 'it is the site’s icon'],
  ['favicon.ico', 'it is the site’s icon'],
  ['apple-touch-icon.png', 'it is the site’s icon'],
]);

/** Folders of `ROOT_NAMES` in which every address belongs to the build or the service. */
const OWNED_FOLDERS: ReadonlySet<string> = new Set(['api', 'search-index', '_astro', '_media']);

/** Folders of pages that the build generates from stock and locations, with the reason. */
const GENERATED_FOLDERS: ReadonlyMap<string, string> = new Map([
  ['cars', 'vehicles have their pages there'],
  ['locations', 'locations have their pages there'],
  ['search', 'searches have their pages there'],
  ['used-car', 'searches have their pages there'],
]);

/** Slug of the trade-in valuation (ROU-04), which is in the folder of the vehicles' pages. */
const TRADE_IN = 'trade-in';

/** Explains why no address of a page can contain this name; null if it can. */
export function whyNameIsReserved(name: string): string | null {
  if (DEVICE.test(name)) return 'Windows reserves that name for a device and cannot store such a file';
  return RESERVED_PAGE_NAMES.get(name.toLowerCase()) ?? null;
}

/** Explains why no vehicle can have this slug; null if it can. */
export function whyVehicleSlugIsReserved(slug: string): string | null {
  if (slug === TRADE_IN) return 'the trade-in valuation is at /cars/trade-in';
  return whyNameIsReserved(slug);
}

const partsOf = (path: string): string[] => path.replace(/\/$/, '').slice(1).split('/');

/** Explains which file of the build or the service has this path; null if none has. */
export function whyPathIsTaken(path: string): string | null {
  const parts = partsOf(path);
  const [first = ''] = parts;
  const isOwned = parts.length === 1 || OWNED_FOLDERS.has(first);
  return isOwned ? (ROOT_NAMES.get(first) ?? null) : null;
}

/** Explains which pages of the site are in the folder of this path; null if it is in no such folder. */
export function whyFolderIsReserved(path: string): string | null {
  const [first = '', ...others] = partsOf(path);
  return others.length > 0 ? (GENERATED_FOLDERS.get(first) ?? null) : null;
}

/**
 * Explains why no page of the dealer can have this path on any site; null if it can. Whether a page of ours is there is
 * known when the site is planned.
 */
export function whyPageIsReserved(path: string): string | null {
  const parts = partsOf(path);
  const nameReason = parts.map(whyNameIsReserved).find((reason) => reason !== null);
  return nameReason ?? ROOT_NAMES.get(parts[0] ?? '') ?? null;
}

/** Explains why no vehicle can have this path; null if it can. */
export const whyPathIsReserved = (path: string): string | null =>
  path === '/' ? 'it is the home page' : (whyPageIsReserved(path) ?? whyFolderIsReserved(path));

/** Names of `ROOT_NAMES` that a dealer's public folder may contain too. */
const DEALER_FILES: ReadonlySet<string> = new Set([
  'media',
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
]);

/**
 * Explains why a dealer's public folder cannot contain this file or folder at its top level; null if it
 * can.
 */
export function whyPublicFileIsReserved(name: string): string | null {
  const lowerCase = name.toLowerCase();
  if (DEALER_FILES.has(lowerCase)) return null;
  const isBuiltPage = lowerCase === 'index.html' || lowerCase === '404.html';
  return ROOT_NAMES.get(lowerCase) ?? (isBuiltPage ? 'the build creates that page' : null);
}
