import type { CardView } from '../stock/views.ts';
import type { Site } from '../tenant/schema/site.ts';
import { absoluteUrl } from './head.ts';
import type { LinkView } from './page.ts';
import type { JsonObject } from './prune.ts';

/** Breadcrumbs from Home to the page itself, which is the last one and needs no address. */
export function breadcrumbJsonLd(crumbs: readonly LinkView[], site: Site): JsonObject {
  const trail = [{ label: 'Home', href: '/' }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      ...(i < trail.length - 1 && { item: absoluteUrl(site, href) }),
    })),
  };
}

/** The vehicles that a page lists, in page order. `total` also counts those on further pages. */
export function itemListJsonLd(
  name: string,
  cards: readonly CardView[],
  total: number,
  site: Site,
): JsonObject {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: cards.map(({ title, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: title,
      url: absoluteUrl(site, href),
    })),
  };
}

export function websiteJsonLd(site: Site): JsonObject {
  return { '@type': 'WebSite', name: site.name, url: absoluteUrl(site, '/'), inLanguage: 'en-AU' };
}

/** Adds the schema.org context to an entry. */
export function jsonLdBlock(thing: JsonObject): Record<string, unknown> {
  return { '@context': 'https://schema.org', ...thing };
}
