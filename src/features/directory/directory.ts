import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import { definePages } from '../../frame/pages/define-pages.ts';
import { modelDocuments } from '../../frame/search/model-documents.ts';
import { siteBrand } from '../../frame/site-brand.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { counted } from '../../lib/plural.ts';
import { allBodies, bodyLabel, bodySlug } from '../../stock/rules/body-label.ts';
import { isSameMake } from '../../stock/rules/make-model.ts';
import { bodyTiles } from '../facet-tiles/facet-tiles.ts';
import type { DirectoryMake, DirectoryPage } from './directory-page.ts';

const ADDRESSES = { models: { path: '/models', label: 'Makes and models' } } as const;
declare module '../../frame/pages/page-names.ts' {
  interface PageNames extends Record<keyof typeof ADDRESSES, true> {}
}
const { path: DIRECTORY_PATH } = ADDRESSES.models;

const collator = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });

/** Makes in stock or sold new here, each with its models in stock: the dealer's only brand first, the others by name. */
function directoryMakes({ catalogue, searchPaths, site }: SiteContext): DirectoryMake[] {
  const models = Map.groupBy(modelDocuments(catalogue), (model) => model['manufacturer.name']);
  const brand = siteBrand(site);
  const isBrand = ({ name }: DirectoryMake) => brand !== null && isSameMake(name, brand);
  const soldNew = new Set(site.manufacturers.map(({ name }) => searchPaths.make(name)));
  return catalogue.searches
    .flatMap(({ scope, path, cars }): DirectoryMake[] => {
      if (scope.kind !== 'make' || (cars.length === 0 && !soldNew.has(path))) return [];
      const makeModels = (models.get(scope.make) ?? []).map((model) => ({
        href: model.id,
        name: model['model.name'],
        count: model.count,
        bodies: model['model.body'],
      }));
      makeModels.sort((a, b) => collator.compare(a.name, b.name));
      return [{ name: scope.make, href: path, count: cars.length, models: makeModels }];
    })
    .sort((a, b) => Number(isBrand(b)) - Number(isBrand(a)) || collator.compare(a.name, b.name));
}

/** "12 Kia models and 9 other makes", or "10 makes and 25 models" for a dealer with several brands. */
function countText(makes: readonly DirectoryMake[], brand: string | null): string {
  const [own, ...others] = makes;
  if (brand === null || !own) {
    const models = makes.reduce((sum, make) => sum + make.models.length, 0);
    return `${counted(makes.length, 'make')} and ${counted(models, 'model')}`;
  }
  const models = counted(own.models.length, `${brand} model`);
  return others.length === 0 ? models : `${models} and ${counted(others.length, 'other make')}`;
}

function directoryPage(context: SiteContext): DirectoryPage {
  const { site, config, stock, catalogue, searchHref } = context;
  const makes = directoryMakes(context);
  const brand = siteBrand(site);
  const title = brand === null ? 'Makes and models' : `${brand} models`;
  const breadcrumbs = [{ label: title, href: DIRECTORY_PATH }];
  const intro = `${countText(makes, brand)} at ${site.name}.`;
  const stocked = new Set(stock.onSale.map(({ simple_body }) => simple_body));
  const page = {
    kind: 'directory' as const,
    path: DIRECTORY_PATH,
    head: makeHead(site, {
      canonicalPath: DIRECTORY_PATH,
      title,
      description: `${intro} How many of each are in stock, and where to see them.`,
      jsonLd: [jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site))],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
    title,
    intro,
    brand,
    makes,
    bodies: allBodies()
      .filter((body) => stocked.has(body))
      .map((body) => ({ label: bodyLabel(body), value: body, slug: bodySlug(body) })),
    browse: bodyTiles(context, stock.onSale, (body) => catalogue.byBody(body)?.path ?? searchHref),
  };
  return { ...page, sections: context.sectionsOf(site.pages.directory.sections, page) };
}

/** The page of all makes and models (ROU-29). */
export const directoryPages = definePages({
  addresses: ADDRESSES,
  plan: () => [{ path: DIRECTORY_PATH, build: directoryPage }],
});
