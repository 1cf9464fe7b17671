import { makeHead } from '../../frame/head.ts';
import type { PageBase } from '../../frame/page.ts';
import { definePages } from '../../frame/pages/define-pages.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { vehiclePath } from '../../stock/rules/vehicle-path.ts';

/** The page `/print?car_id={slug}`, which redirects to the vehicle's page and prints it (ROU-14). */
export interface PrintPage extends PageBase {
  kind: 'print';
  /** Paths by slug of the vehicles that have another one than `vehiclePath`. */
  paths: Record<string, string>;
}

const ADDRESSES = { print: { path: '/print', label: 'Print a vehicle' } } as const;
declare module '../../frame/pages/page-names.ts' {
  interface PageNames extends Record<keyof typeof ADDRESSES, true> {}
}
const { path: PATH, label: LABEL } = ADDRESSES.print;

function printPage(context: SiteContext): PrintPage {
  const { config, site, stock } = context;
  const atOtherPaths = stock.withPage.filter(({ slug, path }) => path !== vehiclePath(slug));
  return {
    kind: 'print',
    path: PATH,
    head: makeHead(site, {
      canonicalPath: PATH,
      title: LABEL,
      description: `Opens and prints the page of a vehicle of ${site.name}.`,
      index: false,
    }),
    chrome: context.chromeOf(config),
    breadcrumbs: [{ label: LABEL, href: PATH }],
    paths: Object.fromEntries(atOtherPaths.map(({ slug, path }) => [slug, path])),
  };
}

export const printPages = definePages({
  addresses: ADDRESSES,
  plan: () => [{ path: PATH, build: printPage }],
});
