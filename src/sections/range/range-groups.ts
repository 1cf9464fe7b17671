import { isComingSoon } from '../../frame/coming-soon.ts';
import { siteBrand } from '../../frame/site-brand.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { findModel, modelPagePath } from '../../frame/stock/known-models.ts';
import { lowestPrice, modelInStock } from '../../frame/stock/model-in-stock.ts';
import { formatCount } from '../../lib/money.ts';
import { shownCount } from '../../lib/shown-count.ts';
import type { BodyType } from '../../stock/car.ts';
import { bodyPlural } from '../../stock/rules/body-label.ts';
import { isSameMake } from '../../stock/rules/make-model.ts';
import { longestVehicle } from '../../stock/rules/vehicle-length.ts';
import type { ModelGroup } from '../../tenant/schema/model-group.ts';

type Context = Pick<SiteContext, 'site' | 'catalogue' | 'cardOf' | 'config' | 'pages' | 'pagePaths'>;

export interface RangeModel {
  name: string;
  /** Its page, else its search page, else the contact form for a model without stock; null if the site has none. */
  href: string | null;
  picture: { src: string; width: number; height: number } | null;
  body: BodyType | null;
  /** Length in mm of the longest one in stock; null if unknown. */
  length: number | null;
  /** "From $51,990", "Used from $60,990"; null without a price. */
  price: string | null;
  /** "4 in stock", "Coming soon" */
  state: string;
}

export interface RangeGroup {
  title: string;
  models: RangeModel[];
}

/** The brand's models in stock by body type, for dealers that name no groups. */
function groupsByBody({ catalogue }: Context, brand: string): ModelGroup[] {
  const models = catalogue.searches.flatMap(({ scope, cars }) => {
    const body = cars[0]?.simple_body;
    return scope.kind === 'model' && isSameMake(scope.make, brand) && body
      ? [{ name: scope.model, title: bodyPlural(body) }]
      : [];
  });
  return [...Map.groupBy(models, ({ title }) => title)].map(([title, names]) => ({
    title,
    models: names.map(({ name }) => ({ name })),
  }));
}

function rangeModel(
  context: Context,
  brand: string,
  { name, picture }: ModelGroup['models'][number],
): RangeModel {
  const model = findModel(context.site, brand, name);
  const page = modelPagePath(context, model);
  const found = modelInStock(context, `${brand} ${name}`);
  if (!found) {
    return {
      name,
      picture: picture ?? null,
      href: page ?? context.pages.linkTo('contact'),
      body: null,
      length: null,
      price: null,
      state: model && isComingSoon(model) ? 'Coming soon' : 'Not in stock now',
    };
  }
  const { cars, path } = found;
  const price = lowestPrice(context, cars);
  const count = shownCount(cars.length, context.config.search.stock_count_cap);
  return {
    name,
    picture: picture ?? null,
    href: page ?? path,
    body: cars[0]?.simple_body ?? null,
    length: longestVehicle(cars)?.length ?? null,
    price: price?.from ?? null,
    state: `${formatCount(count)} in stock`,
  };
}

/** The models of the dealer's only brand; empty for dealers of several brands. */
export function rangeGroups(context: Context): RangeGroup[] {
  const brand = siteBrand(context.site);
  if (brand === null) return [];
  const { model_groups } = context.site;
  const groups = model_groups.length > 0 ? model_groups : groupsByBody(context, brand);
  return groups.map(({ title, models }) => ({
    title,
    models: models.map((model) => rangeModel(context, brand, model)),
  }));
}
