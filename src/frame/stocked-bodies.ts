import type { BodyType } from '../stock/car.ts';
import { bodiesByPopularity } from './popularity.ts';
import type { SiteContext } from './site-context.ts';

/** Searches of the body types in stock, the most popular first. `value`: the body type. */
export function bodyLinks({ catalogue, site }: Pick<SiteContext, 'catalogue' | 'site'>): {
  label: string;
  href: string;
  count: number;
  value: BodyType;
}[] {
  const stocked = catalogue.searches.flatMap(({ scope, path, title, cars }) =>
    scope.kind === 'body' && cars.length > 0
      ? [{ label: title, href: path, count: cars.length, value: scope.body }]
      : [],
  );
  return bodiesByPopularity(stocked, site.kind, ({ value }) => value);
}
