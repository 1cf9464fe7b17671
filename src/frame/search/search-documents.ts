import { tieBreaks } from '../../lib/tie-break.ts';
import type { SearchDocument } from '../../search/documents/document.ts';
import type { Car } from '../../stock/car.ts';
import type { SiteContext } from '../site-context.ts';
import { featureReader } from './filtered-features.ts';
import { withOneSpelling } from './one-spelling.ts';
import { searchDocument } from './search-document.ts';

/** The name of a vehicle's dealership, or of its yard if the site has only one dealership; null if it is not known. */
function placeInFilter(
  car: Car,
  { site: { dealerships }, yardOf, placeOf }: Pick<SiteContext, 'site' | 'yardOf' | 'placeOf'>,
): string | null {
  const yard = yardOf(car);
  if (dealerships.length < 2) return yard && placeOf(yard);
  const slug = car.dealership_slug ?? yard?.dealership;
  return dealerships.find((dealership) => dealership.slug === slug)?.name ?? null;
}

/**
 * Documents of the site's search: vehicles on sale, and those sold recently, which show only to shoppers who
 * saved them (SRC-27, SRC-29). Stale vehicles are left out (SRC-42 to SRC-45).
 *
 * Documents are in the reverse of the default order, as the card files expect.
 */
export function searchDocuments(
  context: Pick<SiteContext, 'site' | 'stock' | 'catalogue' | 'configOfCar' | 'yardOf' | 'placeOf'>,
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
      place: car.dealership_name === null ? placeInFilter(car, context) : null,
      subscriptions: configOfCar(car).pricing.subscriptions,
    }),
  );
  return withOneSpelling(documents);
}
