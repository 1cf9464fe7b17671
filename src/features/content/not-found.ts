import { makeHead } from '../../frame/head.ts';
import { linkTargetExists } from '../../frame/link-target.ts';
import { existingLinks } from '../../frame/menu-target.ts';
import type { PlannedPage } from '../../frame/planned-page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { NotFoundPage } from './content-pages.ts';

function notFoundPage(context: SiteContext): NotFoundPage {
  const { site, config, searchHref, pagePaths } = context;
  const chrome = context.chromeOf(config);
  return {
    kind: 'not-found',
    path: '/404',
    head: makeHead(site, {
      canonicalPath: '/404',
      title: 'Page not found',
      description: `This page of ${site.name} does not exist. Search our stock or go back to the home page.`,
      index: false,
    }),
    chrome,
    breadcrumbs: [{ label: 'Page not found', href: '/404' }],
    searchHref,
    links: existingLinks(
      [
        { label: `All ${config.wording.vehicles}`, hrefs: [searchHref] },
        ...chrome.header.mega.conditions.map(({ label, href }) => ({ label, hrefs: [href] })),
        { label: 'Our locations', hrefs: ['/dealerships'] },
        { label: 'Home', hrefs: ['/'] },
      ],
      (href) => linkTargetExists(href, pagePaths),
    ),
  };
}

/** Static hosts answer with the page `/404` if an address does not exist. */
export const plannedNotFound: PlannedPage<NotFoundPage> = { path: '/404', build: notFoundPage };
