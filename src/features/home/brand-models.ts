import type { SiteContext } from '../../frame/site-context.ts';
import { newestFirst } from '../../frame/stock/default-order.ts';
import type { Car } from '../../stock/car.ts';
import { isSameMake } from '../../stock/rules/make-model.ts';
import type { HomePage } from './home-page.ts';

const MOST = 12;

const ofNewCars = ({ car_type }: Car): number => (car_type === 'new' ? 0 : 1);

/**
 * The models in stock of a dealer with a single brand, most vehicles first, each with a picture of its newest vehicle
 * that no other model shows; null for dealers of several brands.
 */
export function brandModels({
  site,
  catalogue,
  cardOf,
}: Pick<SiteContext, 'site' | 'catalogue' | 'cardOf'>): HomePage['models'] {
  const [brand, ...others] = site.manufacturers;
  if (!brand || others.length > 0) return null;
  const searches = catalogue.searches
    .flatMap(({ scope, path, cars }) =>
      scope.kind === 'model' && isSameMake(scope.make, brand.name) && cars.length > 0
        ? [{ label: scope.model, path, cars }]
        : [],
    )
    .toSorted((a, b) => b.cars.length - a.cars.length)
    .slice(0, MOST);
  if (searches.length < 2) return null;
  const shown = new Set<string>();
  const tiles = searches.map(({ label, path, cars }) => {
    const pictures = newestFirst(cars)
      .toSorted((a, b) => ofNewCars(a) - ofNewCars(b))
      .flatMap((car) => cardOf(car).picture ?? []);
    const picture = pictures.find(({ src }) => !shown.has(src)) ?? null;
    if (picture) shown.add(picture.src);
    return { label, href: path, count: cars.length, picture };
  });
  return { title: `${brand.name} models`, tiles };
}
