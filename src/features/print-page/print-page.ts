import { makeHead } from '../../frame/head.ts';
import type { PageBase } from '../../frame/page.ts';
import type { PlannedPage } from '../../frame/planned-page.ts';
import type { SiteContext } from '../../frame/site-context.ts';

/** The page `/print?car_id={slug}`, which redirects to the vehicle's page and prints it (ROU-14). */
export interface PrintPage extends PageBase {
  kind: 'print';
  /** Paths by slug of the vehicles whose page is not at `/cars/{slug}`. */
  paths: Record<string, string>;
}

const PATH = '/print';

function printPage(context: SiteContext): PrintPage {
  const { config, site, stock } = context;
  const atOtherPaths = stock.withPage.filter(({ slug, path }) => path !== `/cars/${slug}`);
  return {
    kind: 'print',
    path: PATH,
    head: makeHead(site, {
      canonicalPath: PATH,
      title: 'Print a vehicle',
      description: `Opens and prints the page of a vehicle of ${site.name}.`,
      index: false,
    }),
    chrome: context.chromeOf(config),
    breadcrumbs: [{ label: 'Print a vehicle', href: PATH }],
    paths: Object.fromEntries(atOtherPaths.map(({ slug, path }) => [slug, path])),
  };
}

export const printPages: PlannedPage<PrintPage>[] = [{ path: PATH, build: printPage }];
