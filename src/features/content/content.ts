import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import { definePages } from '../../frame/pages/define-pages.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { localTime } from '../../lib/clock.ts';
import { formatDay } from '../../lib/date-text.ts';
import { periodState } from '../../lib/period-state.ts';
import { PAGE_SECTIONS } from '../../tenant/schema/defaults/page-sections.ts';
import { contentSections } from '../../tenant/schema/sections.ts';
import type { ContentDocument } from '../../tenant/tenant.ts';
import type { ContentPage } from './content-pages.ts';
import { CUSTOMARY_PAGES } from './customary-pages.ts';
import { plannedNotFound } from './not-found.ts';
import { NOT_FOUND } from './not-found-path.ts';

/** Each entry has the slugs at which the same page is published; the first is canonical (ROU-43). */
const ALIASES = [['warranty', 'pages/warranty']] as const;

/** Slugs of pages for owners of a vehicle, which also link to the service booking (CON-05). */
const OWNER_SLUGS = new Set([
  'warranty',
  'pages/warranty',
  'roadside-assist',
  'owner-benefits',
  'vehicle-parts-and-accessories',
  'parts/search',
]);

/** All slugs of a document, the canonical one first. If a tenant has a document at each alias, they stay separate. */
function slugsOf(document: ContentDocument, used: ReadonlySet<string>): readonly string[] {
  const aliases = ALIASES.find((slugs) => slugs.some((slug) => slug === document.slug));
  return aliases?.some((slug) => !used.has(slug)) ? aliases : [document.slug];
}

/** The first paragraph of a text if it is a picture and nothing else. */
const FIRST_PICTURE = /^\s*<p>(<img\b[^>]*>)<\/p>\s*/;

/** Sections of a text for which the dealer lists none. */
const FOR_OWNERS = contentSections.parse(PAGE_SECTIONS.content.usual.map((section) => ({ section })));
const FOR_ALL = FOR_OWNERS.filter(({ section }) => section !== 'service');

function contentPage(
  context: SiteContext,
  document: ContentDocument,
  path: string,
  canonicalPath: string,
): ContentPage {
  const { site, config, today } = context;
  const { title, description, html, headings, ends } = document;
  const breadcrumbs = [{ label: title, href: canonicalPath }];
  const page = {
    kind: 'content' as const,
    path,
    title,
    lede: description,
    until: ends === undefined ? null : `Until ${formatDay(ends, localTime(today, site.timezone).year)}`,
    picture: FIRST_PICTURE.exec(html)?.[1] ?? null,
    html: html.replace(FIRST_PICTURE, ''),
    headings,
    head: makeHead(site, {
      canonicalPath,
      title,
      description: description || `${title} at ${site.name}.`,
      type: 'article',
      jsonLd: [jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site))],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
  };
  const sections =
    document.sections ??
    site.pages.content.sections ??
    (OWNER_SLUGS.has(document.slug) ? FOR_OWNERS : FOR_ALL);
  return { ...page, sections: context.sectionsOf(sections, page) };
}

const ADDRESSES = { ...CUSTOMARY_PAGES, 'not-found': NOT_FOUND };
declare module '../../frame/pages/page-names.ts' {
  interface PageNames extends Record<keyof typeof ADDRESSES, true> {}
}

/** The "not found" page and the tenant's Markdown pages. */
export const contentPages = definePages({
  addresses: ADDRESSES,
  plan: ({ tenant: { content: documents, site }, today }) => {
    const content = documents.filter((one) => periodState(one, today, site.timezone) === 'current');
    const slugs = new Set(content.map(({ slug }) => slug));
    const markdown = content.flatMap((document) => {
      const paths = slugsOf(document, slugs).map((slug) => `/${slug}`);
      const canonical = paths[0] ?? '/';
      return paths.map((path) => ({
        path,
        content: document.slug,
        build: (context: SiteContext) => contentPage(context, document, path, canonical),
      }));
    });
    return [plannedNotFound, ...markdown];
  },
});
