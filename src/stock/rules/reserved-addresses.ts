/** Device names of Windows, with or without an extension: no file or folder can have one. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** Page names with a special meaning on static hosts, in every folder. */
const HOST_PAGES: ReadonlyMap<string, string> = new Map([
  ['index', 'static hosts use that name for a folder’s own page'],
  ['404', 'static hosts use that name for the page of unknown addresses'],
]);

/** Files and folders at the site's root that are not pages. */
const ROOT_FILES: ReadonlyMap<string, string> = new Map([
  ['api', 'the service answers there'],
  ['media', 'the site’s pictures are there'],
  ['search-index', 'the search index is there'],
  ['_astro', 'scripts and styles are there'],
  ['_media', 'the site’s pictures are there'],
  ['_headers', 'static hosts read rules from it'],
  ['_redirects', 'static hosts read rules from it'],
  ['robots.txt', 'search engines read it'],
  ['sitemap.xml', 'search engines read it'],
  ['collection-notices.json', 'forms read it'],
  ['favicon.svg', 'it is the site’s icon'],
  ['favicon.ico', 'it is the site’s icon'],
  ['apple-touch-icon.png', 'it is the site’s icon'],
]);

/** Folders with only files of the site itself or answers of the service. */
const SITE_FILE_FOLDERS: ReadonlySet<string> = new Set(['api', 'search-index', '_astro', '_media']);

/** Folders of pages that are generated from stock and locations. */
const SITE_FOLDERS: ReadonlyMap<string, string> = new Map([
  ['cars', 'vehicles have their pages there'],
  ['locations', 'locations have their pages there'],
  ['search', 'searches have their pages there'],
  ['used-car', 'searches have their pages there'],
]);

/** Pages that every site has (ROU-01, ROU-29, ROU-36). */
const SITE_PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'it is the home page'],
  ['/dealerships', 'the list of locations is there'],
  ['/dealer-locator', 'the list of locations is there'],
  ['/models', 'the list of makes and models is there'],
  ['/budget-finder', 'the budget finder is there'],
]);

/** Page of the trade-in valuation (ROU-04), so never a vehicle's. */
const TRADE_IN = 'trade-in';

/** Explains why no page's address can contain this name; null if it can. */
export function whyNameIsReserved(part: string): string | null {
  if (DEVICE.test(part)) return 'Windows keeps that name for a device and cannot store such a file';
  return HOST_PAGES.get(part.toLowerCase()) ?? null;
}

/** Explains why no vehicle can have this slug; null if it can. */
export function whyVehicleSlugIsReserved(slug: string): string | null {
  if (slug === TRADE_IN) return 'the trade-in valuation is at /cars/trade-in';
  return whyNameIsReserved(slug);
}

const partsOf = (path: string): string[] => path.replace(/\/$/, '').slice(1).split('/');

/** Explains which page or file of the site itself has this path; null for none. */
export function whyPathIsTaken(path: string): string | null {
  const parts = partsOf(path);
  const [first = ''] = parts;
  const page = SITE_PAGES.get(`/${parts.join('/')}`);
  const isSiteFile = parts.length === 1 || SITE_FILE_FOLDERS.has(first);
  return page ?? (isSiteFile ? (ROOT_FILES.get(first) ?? null) : null);
}

/** Explains why neither a dealer's page nor a vehicle can have this path; null if they can. */
export function whyPathIsReserved(path: string): string | null {
  const parts = partsOf(path);
  const [first = ''] = parts;
  const name = parts.map(whyNameIsReserved).find((reason) => reason !== null);
  const folder = parts.length > 1 ? (SITE_FOLDERS.get(first) ?? null) : null;
  return name ?? whyPathIsTaken(path) ?? ROOT_FILES.get(first) ?? folder;
}

/**
 * Explains why a dealer's own page cannot have this path; null if it can.
 *
 * @param slug the path without its first slash
 */
export function whyPageIsReserved(slug: string): string | null {
  return slug === `cars/${TRADE_IN}` ? null : whyPathIsReserved(`/${slug}`);
}

// Dealers may add to these.
const SHARED_FILES: ReadonlySet<string> = new Set([
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
  const plain = name.toLowerCase();
  const page = plain === 'index.html' || plain === '404.html' ? 'the build creates that page' : null;
  return SHARED_FILES.has(plain) ? null : (ROOT_FILES.get(plain) ?? page);
}
