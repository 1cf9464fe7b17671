/** Names Windows keeps for devices, also before a dot: no file or folder can be called so there. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** Names of pages that static hosts give a meaning of their own, in every folder. */
const HOST_PAGES: ReadonlyMap<string, string> = new Map([
  ['index', 'static hosts call a folder’s own page so'],
  ['404', 'static hosts call the page for unknown addresses so'],
]);

/** Files and folders at the site's root that are no pages. */
const ROOT_FILES: ReadonlyMap<string, string> = new Map([
  ['api', 'the service answers there'],
  ['media', 'the site’s pictures lie there'],
  ['search-index', 'the search’s files lie there'],
  ['_astro', 'scripts and styles lie there'],
  ['_headers', 'static hosts read rules from it'],
  ['_redirects', 'static hosts read rules from it'],
  ['robots.txt', 'search engines read it'],
  ['sitemap.xml', 'search engines read it'],
  ['favicon.svg', 'it is the site’s icon'],
]);

/** Folders that hold nothing but the site's own files and answers. */
const OWN_FILE_FOLDERS: ReadonlySet<string> = new Set(['api', 'search-index', '_astro']);

/** Folders whose pages the site makes of its stock and its locations. */
const OWN_FOLDERS: ReadonlyMap<string, string> = new Map([
  ['cars', 'vehicles have their pages there'],
  ['locations', 'locations have their pages there'],
  ['search', 'searches have their pages there'],
  ['used-car', 'searches have their pages there'],
]);

/** Pages the site always has (ROU-01, ROU-29, ROU-36). */
const OWN_PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'it is the home page'],
  ['/dealerships', 'the list of locations is there'],
  ['/dealer-locator', 'the list of locations is there'],
  ['/models', 'the list of makes and models is there'],
  ['/budget-finder', 'the budget finder is there'],
]);

/** The trade-in valuation of a vehicle (ROU-04): a page's address, never a vehicle's. */
const TRADE_IN = 'trade-in';

/** Why no page can have this name as a part of its address, or null. */
export function reservedName(part: string): string | null {
  if (DEVICE.test(part)) return 'Windows keeps that name for a device and cannot store such a file';
  return HOST_PAGES.get(part.toLowerCase()) ?? null;
}

/** Why no vehicle can have this slug, or null. */
export function reservedVehicleSlug(slug: string): string | null {
  if (slug === TRADE_IN) return 'the trade-in valuation is at /cars/trade-in';
  return reservedName(slug);
}

const partsOf = (path: string): string[] => path.replace(/\/$/, '').slice(1).split('/');

/** Why a page or file of the site itself has this path, or null. */
export function builtInPath(path: string): string | null {
  const parts = partsOf(path);
  const [first = ''] = parts;
  const page = OWN_PAGES.get(`/${parts.join('/')}`);
  const own = parts.length === 1 || OWN_FILE_FOLDERS.has(first);
  return page ?? (own ? (ROOT_FILES.get(first) ?? null) : null);
}

/** Why neither a dealer's page nor a vehicle with a path of its own can be here, or null. */
export function reservedPath(path: string): string | null {
  const parts = partsOf(path);
  const [first = ''] = parts;
  const name = parts.map(reservedName).find((reason) => reason !== null);
  const folder = parts.length > 1 ? (OWN_FOLDERS.get(first) ?? null) : null;
  return name ?? builtInPath(path) ?? ROOT_FILES.get(first) ?? folder;
}

/**
 * Why a dealer's own page cannot be at this path, or null.
 *
 * @param slug the path without its first slash
 */
export function reservedPage(slug: string): string | null {
  return slug === `cars/${TRADE_IN}` ? null : reservedPath(`/${slug}`);
}

/** Added to by dealers: pictures of their own, and an icon. */
const SHARED_FILES: ReadonlySet<string> = new Set(['media', 'favicon.svg']);

/** Why a dealer's public folder cannot hold this file or folder at its top, or null. */
export function reservedPublicFile(name: string): string | null {
  const plain = name.toLowerCase();
  const page = plain === 'index.html' || plain === '404.html' ? 'the site makes that page itself' : null;
  return SHARED_FILES.has(plain) ? null : (ROOT_FILES.get(plain) ?? page);
}
