import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import type { PlannedPage } from '../../frame/planned-page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { ContentDocument } from '../../tenant/tenant.ts';
import type { ContentPage, NotFoundPage } from './content-pages.ts';
import { plannedNotFound } from './not-found.ts';

/** Two addresses of one page, the first of them canonical (ROU-43). */
const TWINS = [['warranty', 'pages/warranty']] as const;

/** Slugs at which a document answers, the canonical one first. */
function slugsOf(document: ContentDocument, taken: ReadonlySet<string>): readonly string[] {
  const twins = TWINS.find((pair) => pair.some((slug) => slug === document.slug));
  return twins?.some((slug) => !taken.has(slug)) ? twins : [document.slug];
}

function contentPage(
  context: SiteContext,
  document: ContentDocument,
  path: string,
  canonicalPath: string,
): ContentPage {
  const { site, config } = context;
  const { title, description, html, headings } = document;
  const breadcrumbs = [{ label: title, href: canonicalPath }];
  return {
    kind: 'content',
    path,
    title,
    html,
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
}

/** The page for addresses that do not exist, then the tenant's Markdown pages, each at its slug. */
export function contentPages(
  documents: readonly ContentDocument[],
): PlannedPage<ContentPage | NotFoundPage>[] {
  const slugs = new Set(documents.map(({ slug }) => slug));
  const markdown = documents.flatMap((document) => {
    const paths = slugsOf(document, slugs).map((slug) => `/${slug}`);
    const canonical = paths[0] ?? '/';
    return paths.map((path) => ({
      path,
      build: (context: SiteContext) => contentPage(context, document, path, canonical),
    }));
  });
  return [plannedNotFound, ...markdown];
}
