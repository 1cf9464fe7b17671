import { tieBreaks } from '../../lib/tie-break.ts';
import type { SearchDocument } from '../../search/documents/document.ts';
import type { SiteContext } from '../site-context.ts';
import { featureReader } from './filtered-features.ts';
import { searchDocument } from './search-document.ts';

/**
 * What the site's search finds: the vehicles on sale and those sold within the window, which show only to
 * who saved them (SRC-27, SRC-29); stale ones are left out (SRC-42 to SRC-45).
 *
 * They come in the reverse of the order a search starts in, as the files of cards expect.
 */
export function searchDocuments(
  context: Pick<SiteContext, 'stock' | 'catalogue' | 'configOfCar'>,
): SearchDocument[] {
  const { stock, catalogue, configOfCar } = context;
  const featuresOf = featureReader();
  const listed = stock.listed.toReversed();
  const ties = tieBreaks(listed.map(({ car }) => car.id));
  return listed.map(({ car, rank }, at) =>
    searchDocument(car, {
      make: catalogue.makeOf(car),
      model: catalogue.modelOf(car),
      rank,
      tieBreak: ties[at] as number,
      features: featuresOf(car.features),
      subscriptions: configOfCar(car).pricing.subscriptions,
    }),
  );
}
