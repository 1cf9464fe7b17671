import { canonicalPath } from '../../lib/canonical-path.ts';
import { decodeEscapes } from '../../lib/decode-escapes.ts';
import { pageOfFile } from '../../lib/page-of-file.ts';
import {
  whyNameIsReserved,
  whyPageIsReserved,
  whyPathIsTaken,
} from '../../stock/rules/reserved-addresses.ts';
import { CONDITION_PATHS, searchPath } from '../../stock/rules/search-path.ts';
import type { ContentSource } from '../content/read-content.ts';
import { error, type Finding, fileError, type Problem } from '../problem.ts';
import type { Site } from '../schema/site.ts';
import type { Draft, Entry } from '../source/draft.ts';

/** Lists whose entries have, or may have, a page at their slug. */
const LISTS_WITH_PAGES = [
  'locations',
  'dealerships',
  'manufacturers',
  'brands',
  'models',
] as const satisfies (keyof Site)[];

function checkSlugs(draft: Draft): Finding[] {
  const siteSlug = draft.value('slug');
  const reason = siteSlug === null ? null : whyNameIsReserved(siteSlug);
  const entries = LISTS_WITH_PAGES.flatMap((list) => draft.entries(list) as Entry<{ slug: string }>[]);
  return [
    ...(reason === null
      ? []
      : [error(['slug'], `The slug "${siteSlug}" cannot be used, because ${reason}. Choose another slug.`)]),
    ...entries.flatMap(({ path, value: { slug } }) => {
      const why = whyNameIsReserved(slug);
      return why === null
        ? []
        : [
            error(
              [...path, 'slug'],
              `The slug "${slug}" cannot be an address, because ${why}. Choose another slug.`,
            ),
          ];
    }),
  ];
}

/** With `location_page_key: dealership`, a location may not have another dealership's slug (ROU-37). */
function checkLocationPages(draft: Draft): Finding[] {
  if (draft.value('location_page_key') !== 'dealership') return [];
  const dealerships = new Set(draft.entries('dealerships').map(({ value }) => value.slug));
  return draft
    .entries('locations')
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

/** Reports slugs that cannot be addresses or that two pages share. */
export function checkAddresses(draft: Draft): Finding[] {
  return [...checkSlugs(draft), ...checkLocationPages(draft)];
}

/** Reports content pages at addresses that the site itself uses or that cannot be pages. */
export function checkContentAddresses(content: readonly ContentSource[]): Problem[] {
  return content.flatMap(({ file, document: { slug } }) => {
    const why = whyPageIsReserved(`/${slug}`);
    const message = `No page can be at "/${slug}", because ${why}. Give the file another name.`;
    return why === null ? [] : [fileError(file, message)];
  });
}

/** Decodes a path for comparison with file names. */
const decodedPath = (path: string): string => decodeEscapes(path) ?? path;

/**
 * Returns a function that explains what the site already has at an address that is to be redirected; null if nothing.
 * Compares file names too ("/about-us.html"), because some hosts serve pages at those.
 *
 * @param files names in the tenant's public folder
 */
export function takenAddresses(
  draft: Draft,
  content: readonly ContentSource[],
  files: readonly string[],
): (from: string) => string | null {
  const pages = new Map(content.map(({ file, document: { slug } }) => [`/${slug}`, file]));
  const base = draft.value('config')?.search.base ?? 'search';
  const searches = new Set(
    CONDITION_PATHS.map(({ carTypes }) => searchPath(base, { kind: 'condition', carTypes: [...carTypes] })),
  );
  const published = new Set(files);
  return (from) => {
    const fullPath = canonicalPath(from) ?? from;
    const page = pageOfFile(fullPath);
    const contentFile = pages
      .get(page)
      ?.split(/[\\/]content[\\/]/)
      .at(-1);
    const file = decodedPath(fullPath).slice(1);
    return (
      whyPathIsTaken(page) ??
      (contentFile === undefined ? null : `content/${contentFile} is already a page there`) ??
      (searches.has(`${page}/`) ? 'it is a search page' : null) ??
      (published.has(file) ? `public/${file} is published there` : null)
    );
  };
}

/** Reports redirects from an address at which the site already has a page or file. */
export const checkRedirectedPages = (draft: Draft, whyTaken: (from: string) => string | null): Finding[] =>
  draft.entries('redirects').flatMap(({ path, value: { from } }) => {
    const why = whyTaken(from);
    return why === null
      ? []
      : [error([...path, 'from'], `"${from}" cannot be redirected, because ${why}. Remove this redirect.`)];
  });
