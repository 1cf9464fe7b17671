import { tieBreaks } from '../../lib/tie-break.ts';
import type { SearchDocument } from '../../search/documents/document.ts';
import type { SiteContext } from '../site-context.ts';
import { featureReader } from './filtered-features.ts';
import { withOneSpelling } from './one-spelling.ts';
import { searchDocument } from './search-document.ts';

/**
 * Documents of the site's search: vehicles on sale, and those sold recently, which show only to shoppers who
 * saved them (SRC-27, SRC-29). Stale vehicles are left out (SRC-42 to SRC-45).
 *
 * Documents are in the reverse of the default order, as the card files expect.
 */
export function searchDocuments(
  context: Pick<SiteContext, 'stock' | 'catalogue' | 'configOfCar'>,
): SearchDocument[] {
  const { stock, catalogue, configOfCar } = context;
  const featuresOf = featureReader();
  const listed = stock.listed.toReversed();
  const ties = tieBreaks(listed.map(({ car }) => car.id));
  const documents = listed.map(({ car, rank }, index) =>
    searchDocument(car, {
      make: catalogue.makeOf(car),
      model: catalogue.modelOf(car),
      rank,
      tieBreak: ties[index] as number,
      features: featuresOf(car.features),
      subscriptions: configOfCar(car).pricing.subscriptions,
    }),
  );
  return withOneSpelling(documents);
}
