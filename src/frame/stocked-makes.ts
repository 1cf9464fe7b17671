import { mostStockedFirst } from './most-stocked.ts';
import type { LinkView } from './page.ts';
import type { SiteContext } from './site-context.ts';

/** Makes in stock with their counts, the most in stock first. */
export function makeLinks({ catalogue }: Pick<SiteContext, 'catalogue'>): LinkView[] {
  const links = catalogue.searches.flatMap(({ scope, path, cars }) =>
    scope.kind === 'make' && cars.length > 0 ? [{ label: scope.make, href: path, count: cars.length }] : [],
  );
  return mostStockedFirst(links, ({ count }) => count);
}
