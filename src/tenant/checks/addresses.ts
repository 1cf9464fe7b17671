import { canonicalPath } from '../../lib/canonical-path.ts';
import { pageOfFile } from '../../lib/page-of-file.ts';
import { builtInPath, reservedName, reservedPage } from '../../stock/rules/reserved-addresses.ts';
import { CONDITION_PATHS, searchPath } from '../../stock/rules/search-path.ts';
import type { ContentSource } from '../content/read-content.ts';
import { error, type Finding, type Problem } from '../problem.ts';
import type { Site } from '../schema/site.ts';
import type { Draft, Entry } from '../source/draft.ts';

const ANOTHER = 'Give it another.';

/** Lists whose entries have pages, or may have, under their slug. */
const WITH_PAGES = [
  'locations',
  'dealerships',
  'manufacturers',
  'brands',
  'models',
] as const satisfies (keyof Site)[];

function checkSlugs(draft: Draft): Finding[] {
  const own = draft.one('slug');
  const reason = own === null ? null : reservedName(own);
  const entries = WITH_PAGES.flatMap((list) => draft.each(list) as Entry<{ slug: string }>[]);
  return [
    ...(reason === null
      ? []
      : [error(['slug'], `The slug "${own}" cannot be used, because ${reason}. ${ANOTHER}`)]),
    ...entries.flatMap(({ path, value: { slug } }) => {
      const why = reservedName(slug);
      return why === null
        ? []
        : [error([...path, 'slug'], `The slug "${slug}" cannot be an address, because ${why}. ${ANOTHER}`)];
    }),
  ];
}

/** Where location pages go by dealership, a location may not have another dealership's slug (ROU-37). */
function checkLocationPages(draft: Draft): Finding[] {
  if (draft.one('location_page_key') !== 'dealership') return [];
  const dealerships = new Set(draft.each('dealerships').map(({ value }) => value.slug));
  return draft
    .each('locations')
    .flatMap(({ path, value: { slug, dealership_slug, visible } }) =>
      visible && dealerships.has(slug) && slug !== dealership_slug
        ? [
            error(
              [...path, 'slug'],
              `This location and the dealership "${slug}" would share the page /locations/${slug}. Give the location another slug.`,
            ),
          ]
        : [],
    );
}

/** Slugs of the site file that cannot be addresses, or are the address of two pages. */
export function checkAddresses(draft: Draft): Finding[] {
  return [...checkSlugs(draft), ...checkLocationPages(draft)];
}

/** Content pages where the site's own pages and files are, or where no page can be. */
export function checkContentAddresses(content: readonly ContentSource[]): Problem[] {
  return content.flatMap(({ file, document: { slug } }) => {
    const why = reservedPage(slug);
    const message = `No page can be at "/${slug}", because ${why}. Give the file another name.`;
    return why === null ? [] : [{ severity: 'error' as const, file, line: 1, column: 1, path: '', message }];
  });
}

/** A path without its encoding, for comparing with names of files. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Redirects from an address that a page or a file of the site has, also where it is written as its file
 * ("/about-us.html"): hosts differ in which they answer.
 *
 * @param files names in the tenant's public folder
 */
export function checkRedirectedPages(
  draft: Draft,
  content: readonly ContentSource[],
  files: readonly string[],
): Finding[] {
  const pages = new Map(content.map(({ file, document: { slug } }) => [`/${slug}`, file]));
  const base = draft.one('config')?.search.base ?? 'search';
  const searches = new Set(
    CONDITION_PATHS.map(({ carTypes }) => searchPath(base, { kind: 'condition', carTypes: [...carTypes] })),
  );
  const published = new Set(files);
  return draft.each('redirects').flatMap(({ path, value: { from } }) => {
    const written = canonicalPath(from) ?? from;
    const page = pageOfFile(written);
    const name = pages
      .get(page)
      ?.split(/[\\/]content[\\/]/)
      .at(-1);
    const file = plainPath(written).slice(1);
    const why =
      builtInPath(page) ??
      (name === undefined ? null : `content/${name} is the page there`) ??
      (searches.has(`${page}/`) ? 'a search is there' : null) ??
      (published.has(file) ? `public/${file} is published there` : null);
    return why === null
      ? []
      : [error([...path, 'from'], `"${from}" cannot be redirected, because ${why}. Remove this redirect.`)];
  });
}
