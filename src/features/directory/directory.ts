import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import type { PlannedPage } from '../../frame/planned-page.ts';
import { modelDocuments } from '../../frame/search/model-documents.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { counted } from '../../lib/plural.ts';
import { allBodies, bodyLabel, bodySlug } from '../../stock/rules/body-label.ts';
import { bodyTiles } from '../facet-tiles/facet-tiles.ts';
import type { DirectoryMake, DirectoryPage } from './directory-page.ts';

export const DIRECTORY_PATH = '/models';

const collator = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });

/** Makes in stock or sold new here, sorted by name, each with its models in stock. */
function directoryMakes({ catalogue, searchPaths, site }: SiteContext): DirectoryMake[] {
  const models = Map.groupBy(modelDocuments(catalogue), (model) => model['manufacturer.name']);
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
    .sort((a, b) => collator.compare(a.name, b.name));
}

function directoryPage(context: SiteContext): DirectoryPage {
  const { site, config, stock, catalogue, searchHref } = context;
  const makes = directoryMakes(context);
  const models = makes.reduce((sum, make) => sum + make.models.length, 0);
  const title = 'Makes and models';
  const breadcrumbs = [{ label: title, href: DIRECTORY_PATH }];
  const intro = `${counted(makes.length, 'make')} and ${counted(models, 'model')} at ${site.name}.`;
  const stocked = new Set(stock.onSale.map(({ simple_body }) => simple_body));
  return {
    kind: 'directory',
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
    makes,
    bodies: allBodies()
      .filter((body) => stocked.has(body))
      .map((body) => ({ label: bodyLabel(body), value: body, slug: bodySlug(body) })),
    tiles: bodyTiles(context, stock.onSale, (body) => catalogue.byBody(body)?.path ?? searchHref),
  };
}

/** `/models` (ROU-29). */
export const directoryPages: PlannedPage<DirectoryPage>[] = [{ path: DIRECTORY_PATH, build: directoryPage }];
