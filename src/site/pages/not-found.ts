import { liveLinks } from '../chrome/menu-target.ts';
import type { NotFoundPage } from '../page.ts';
import type { PlannedPage } from '../page-plan.ts';
import { makeHead } from '../seo/head.ts';
import type { SiteContext } from '../site-context.ts';

function notFoundPage(context: SiteContext): NotFoundPage {
  const { site, config, searchHref, live } = context;
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
    links: liveLinks(
      [
        { label: `All ${config.wording.vehicles}`, hrefs: [searchHref] },
        ...chrome.header.mega.conditions.map(({ label, href }) => ({ label, hrefs: [href] })),
        { label: 'Our locations', hrefs: ['/dealerships'] },
        { label: 'Home', hrefs: ['/'] },
      ],
      live,
    ),
  };
}

/** What hosts answer with where nothing is. */
export const notFoundPages: PlannedPage[] = [{ path: '/404', build: notFoundPage }];
