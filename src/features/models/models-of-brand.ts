import { isComingSoon } from '../../frame/coming-soon.ts';
import type { LinkView } from '../../frame/page.ts';
import { siteBrand } from '../../frame/site-brand.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { type KnownModel, knownAs, modelPagePath } from '../../frame/stock/known-models.ts';
import { stockedModels } from '../../frame/stock/stocked-models.ts';
import { equalIgnoringCase } from '../../lib/equal-ignoring-case.ts';
import { memoize } from '../../lib/memoize.ts';
import { formatAud } from '../../lib/money.ts';
import { isSameMake } from '../../stock/rules/make-model.ts';
import { lowestPrice } from '../../stock/rules/price.ts';
import type { Picture } from '../../ui/picture.ts';
import { modelPicture } from './model-picture.ts';

export interface BrandModel {
  name: string;
  /** Its page, or the search of its stock; null if it has neither yet. */
  href: string | null;
  /** "12 in stock", "Coming soon" or "Ask us about it". */
  note: string;
  /** "From $38,990"; null without prices. */
  from: string | null;
  picture: Picture | null;
}

/** The models that a page lists. */
export interface PageModels {
  /** Heading of their list, unless the dealer gives one. */
  modelsTitle: string;
  models: BrandModel[];
  /** The page that lists all of them; null if this one does. */
  allModels: LinkView | null;
  /** True if their pictures are thumbnails. */
  thumbnails: boolean;
}

// Each model's page lists the others of its make, so they are found once for all of them.
const found = new WeakMap<SiteContext, (brand: string) => BrandModel[]>();

/** The models of a brand: those in stock, the most first, then others that the dealer names. */
export function modelsOfBrand(context: SiteContext, brand: string): BrandModel[] {
  const find = found.get(context) ?? memoize((name: string) => findModels(context, name));
  found.set(context, find);
  return find(brand);
}

function findModels(context: SiteContext, brand: string): BrandModel[] {
  const { site, catalogue } = context;
  const known = site.models.map((model) => knownAs(brand, model));
  const only = siteBrand(site);
  const isOnlyBrand = only !== null && isSameMake(only, brand);
  const stocked = stockedModels(catalogue.searches, brand).map(
    ({ name, path, cars }): BrandModel & { known: KnownModel | undefined } => {
      const one = known.find(({ inStock }) => equalIgnoringCase(inStock, name));
      const lowest = lowestPrice(cars);
      return {
        known: one,
        name: one?.name ?? name,
        href: modelPagePath(context, one?.model) ?? path,
        note: `${cars.length} in stock`,
        from: lowest === null ? null : `From ${formatAud(lowest)}`,
        picture: modelPicture(context, one?.model, cars),
      };
    },
  );
  const others = known
    .filter((one) => (one.isOwn || isOnlyBrand) && !stocked.some(({ known: of }) => of === one))
    .map(
      ({ name, model }): BrandModel => ({
        name,
        href: modelPagePath(context, model),
        note: isComingSoon(model) ? 'Coming soon' : 'Ask us about it',
        from: null,
        picture: modelPicture(context, model, []),
      }),
    );
  return [...stocked.map(({ known: _, ...shown }) => shown), ...others];
}
