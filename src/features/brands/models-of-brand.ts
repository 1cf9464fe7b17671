import { isComingSoon } from '../../frame/coming-soon.ts';
import { linkTargetExists } from '../../frame/link-target.ts';
import { siteBrand } from '../../frame/site-brand.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { newestFirst } from '../../frame/stock/default-order.ts';
import { equalIgnoringCase } from '../../lib/equal-ignoring-case.ts';
import { formatAud } from '../../lib/money.ts';
import type { Car } from '../../stock/car.ts';
import { isSameMake } from '../../stock/rules/make-model.ts';
import { lowestPrice } from '../../stock/rules/price.ts';
import type { Site } from '../../tenant/schema/site.ts';
import type { Picture } from '../../ui/picture.ts';
import type { BrandModel } from './brand-page.ts';

type Model = Site['models'][number];

/** Size of a model's picture, px (MOD-03). */
const MODEL_PICTURE = { width: 640, height: 331 } as const;

interface Known {
  model: Model;
  /** True if its name begins with that of the brand. */
  isOwn: boolean;
  /** As the stock has it: "CX-5" of the "Mazda CX-5", "3" of the "Mazda3". */
  inStock: string;
  /** As pages show it: "CX-5", but "Mazda3". */
  name: string;
}

/** A model as the dealer names it: "Mazda CX-5", "Mazda3" or, without its brand, "CX-5". */
function knownAs(brand: string, model: Model): Known {
  const [start, rest] = [model.name.slice(0, brand.length), model.name.slice(brand.length)];
  const isOwn = equalIgnoringCase(start, brand);
  if (!isOwn) return { model, isOwn, inStock: model.name, name: model.name };
  const inStock = rest.trim();
  return { model, isOwn, inStock, name: rest.startsWith(' ') ? inStock : model.name };
}

/** The dealer's own picture of a model, at its size; else one of a vehicle, a new one if there is one. */
function pictureOf(model: Model | null, cars: readonly Car[], { cardOf }: SiteContext): Picture | null {
  const own = model?.cloudfront_new_image_url ?? model?.image?.url;
  if (own) return { src: own, srcset: '', ...MODEL_PICTURE, alt: '' };
  const ordered = newestFirst(cars).toSorted(
    (a, b) => Number(b.car_type === 'new') - Number(a.car_type === 'new'),
  );
  const shown = ordered.flatMap((car) => cardOf(car).picture ?? [])[0];
  return shown ? { ...shown, alt: '' } : null;
}

/** The models of a brand: those in stock, the most first, then others that the dealer names. */
export function modelsOfBrand(context: SiteContext, brand: string): BrandModel[] {
  const { site, catalogue, pagePaths } = context;
  const known = site.models.map((model) => knownAs(brand, model));
  const only = siteBrand(site);
  const isOnlyBrand = only !== null && isSameMake(only, brand);
  const pageOf = ({ slug, override_url }: Model): string | null => {
    const href = override_url ?? `/${slug}`;
    return linkTargetExists(href, pagePaths) ? href : null;
  };
  const stocked = catalogue.searches
    .flatMap(({ scope, path, cars }) =>
      scope.kind === 'model' && isSameMake(scope.make, brand) && cars.length > 0
        ? [{ name: scope.model, path, cars }]
        : [],
    )
    .toSorted((a, b) => b.cars.length - a.cars.length)
    .map(({ name, path, cars }): BrandModel & { known: Known | null } => {
      const one = known.find(({ inStock }) => equalIgnoringCase(inStock, name)) ?? null;
      const model = one?.model ?? null;
      const lowest = lowestPrice(cars);
      return {
        known: one,
        name: one?.name ?? name,
        href: (model && pageOf(model)) ?? path,
        note: `${cars.length} in stock`,
        from: lowest === null ? null : `From ${formatAud(lowest)}`,
        picture: pictureOf(model, cars, context),
      };
    });
  const others = known
    .filter((one) => (one.isOwn || isOnlyBrand) && !stocked.some(({ known: of }) => of === one))
    .map(
      ({ name, model }): BrandModel => ({
        name,
        href: pageOf(model),
        note: isComingSoon(model) ? 'Coming soon' : 'Ask us about it',
        from: null,
        picture: pictureOf(model, [], context),
      }),
    );
  return [...stocked.map(({ known: _, ...shown }) => shown), ...others];
}
