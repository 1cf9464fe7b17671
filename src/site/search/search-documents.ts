import type { SearchDocument } from '../../search/documents/document.ts';
import { featureReader } from '../../search/documents/filtered-features.ts';
import { type SearchFields, searchFields } from '../../search/documents/search-document.ts';
import type { SiteContext } from '../site-context.ts';

/**
 * What the site's search finds: the vehicles on sale and those sold within the window, which show only to
 * who saved them (SRC-27, SRC-29); stale ones are left out (SRC-42 to SRC-45).
 *
 * They come in the order to import them, the reverse of the order a search starts in: among equals, both
 * engines put the last imported first.
 */
export function stockFields(
  context: Pick<SiteContext, 'stock' | 'catalogue' | 'configOfCar'>,
): SearchFields[] {
  const { stock, catalogue, configOfCar } = context;
  const featuresOf = featureReader();
  return stock.listed.toReversed().map(({ car, rank }) =>
    searchFields(car, {
      make: catalogue.makeOf(car),
      model: catalogue.modelOf(car),
      rank,
      features: featuresOf(car.features),
      subscriptions: configOfCar(car).pricing.subscriptions,
    }),
  );
}

/** The same with their cards: whole documents, as a search server takes them. */
export function searchDocuments(
  context: Pick<SiteContext, 'stock' | 'catalogue' | 'configOfCar' | 'cardOf'>,
): SearchDocument[] {
  const cars = context.stock.listed.toReversed();
  return stockFields(context).map((fields, i) => {
    const { car } = cars[i] as (typeof cars)[number];
    return { ...fields, card: context.cardOf(car) };
  });
}
