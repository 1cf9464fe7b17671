import { makeHead } from '../../frame/head.ts';
import type { PageBase } from '../../frame/page.ts';
import type { PlannedPage } from '../../frame/planned-page.ts';
import type { SiteContext } from '../../frame/site-context.ts';

/** The page that leads to the printable page of the vehicle in its address (ROU-14). */
export interface PrintPage extends PageBase {
  kind: 'print';
  /** Addresses of vehicles by slug, of those that are not at `/cars/{slug}`. */
  paths: Record<string, string>;
}

const PATH = '/print';

function printPage(context: SiteContext): PrintPage {
  const { config, site, stock } = context;
  const elsewhere = stock.withPage.filter(({ slug, path }) => path !== `/cars/${slug}`);
  return {
    kind: 'print',
    path: PATH,
    head: makeHead(site, {
      canonicalPath: PATH,
      title: 'Print a vehicle',
      description: `Leads to the printable page of a vehicle of ${site.name}.`,
      index: false,
    }),
    chrome: context.chromeOf(config),
    breadcrumbs: [{ label: 'Print a vehicle', href: PATH }],
    paths: Object.fromEntries(elsewhere.map(({ slug, path }) => [slug, path])),
  };
}

export const printPages: PlannedPage<PrintPage>[] = [{ path: PATH, build: printPage }];
