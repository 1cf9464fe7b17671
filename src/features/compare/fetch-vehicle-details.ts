import { ownProperty } from '../../lib/own-property.ts';
import { HIT_FIELDS } from '../../search/client/hit-fields.ts';
import { searchAll } from '../../search/client/search-all.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { CAR_COLLECTION } from '../../search/documents/car-schema.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { filterBy } from '../../search/filter-by.ts';
import type { FieldName } from '../../stock/search-fields.ts';

/** Fields in a comparison that are not on a card, with their labels. */
const FIELDS: Readonly<Partial<Record<FieldName, string>>> = {
  year: 'Year',
  body: 'Body',
  drive: 'Drive',
  colour: 'Colour',
  seats: 'Seats',
  doors: 'Doors',
};

export interface VehicleDetails {
  vehicle: CardDocument;
  /** Known facts by label: "Colour": "White". */
  facts: Record<string, string>;
}

/**
 * Fetches vehicles and their facts from the search, by id. Vehicles that are not in the index are left out. Each
 * vehicle has a search of its own, because its facet counts then have exactly the vehicle's values, on every engine.
 *
 * @throws if the search fails
 */
export async function fetchVehicleDetails(
  transport: SearchTransport<CardDocument>,
  ids: readonly string[],
): Promise<Map<string, VehicleDetails>> {
  const results = await searchAll(
    transport,
    ids.map((id) => ({
      collection: CAR_COLLECTION,
      q: '*',
      filter_by: filterBy([{ field: 'id', in: [id] }]),
      facet_by: Object.keys(FIELDS).join(','),
      max_facet_values: 1,
      per_page: 1,
      include_fields: HIT_FIELDS,
    })),
  );
  const details = new Map<string, VehicleDetails>();
  for (const { hits, facet_counts } of results) {
    const vehicle = hits[0]?.document;
    if (!vehicle) continue;
    const labelledValues = facet_counts.map(({ field_name, counts }) => [
      ownProperty(FIELDS, field_name),
      counts[0]?.value,
    ]);
    details.set(vehicle.id, {
      vehicle,
      facts: Object.fromEntries(labelledValues.filter(([label, value]) => label && value)),
    });
  }
  return details;
}
