import { HIT_FIELDS } from '../../search/client/hit-fields.ts';
import { searchAll } from '../../search/client/search-all.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { CAR_COLLECTION } from '../../search/documents/car-schema.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { filterBy } from '../../search/filter-by.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import type { CardFacts } from '../../stock/card-facts.ts';
import { makeSlug } from '../../stock/rules/make-model.ts';
import type { FieldName } from '../../stock/search-fields.ts';
import type { LeadSubject } from './lead-subject.ts';
import type { NamedVehicle } from './vehicle-in-address.ts';

export interface FoundVehicle {
  vehicle: NonNullable<LeadSubject['vehicle']>;
  facts: CardFacts;
  /** Slug of its dealership; null if unknown. */
  dealership: string | null;
}

const DEALERSHIP: FieldName = 'dealership_slug';

/**
 * Finds a vehicle in a site's stock; null if it is not listed any more. The search finds only this vehicle, so the only
 * facet value in the result is the vehicle's dealership.
 *
 * @throws the search's error
 */
export async function findVehicle(
  transport: SearchTransport<CardDocument>,
  { id, carType }: NamedVehicle,
): Promise<FoundVehicle | null> {
  const [result] = await searchAll(transport, [
    {
      collection: CAR_COLLECTION,
      q: '*',
      filter_by: filterBy([{ field: 'id', in: [id] }]),
      facet_by: DEALERSHIP,
      max_facet_values: 1,
      per_page: 1,
      include_fields: HIT_FIELDS,
    },
  ]);
  const card = result?.hits[0]?.document.card;
  if (!card) return null;
  const { facts } = card;
  const { title, make, model, gone } = facts;
  return {
    vehicle: { id, title, make, model, makeSlug: makeSlug(make), carType, status: null, stock: null, gone },
    facts,
    dealership: result.facet_counts[0]?.counts[0]?.value ?? null,
  };
}

/** Finds a vehicle in the stock of the page's site. @throws the search's error */
export const findOnThisSite = (named: NamedVehicle): Promise<FoundVehicle | null> =>
  findVehicle(pageTransport(document.documentElement.dataset.search ?? ''), named);
