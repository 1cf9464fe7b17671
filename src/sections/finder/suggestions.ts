import { formatCount } from '../../lib/money.ts';
import { HIT_FIELDS } from '../../search/client/hit-fields.ts';
import { searchAll } from '../../search/client/search-all.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { CAR_COLLECTION, QUERY_BY } from '../../search/documents/car-schema.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { MODEL_COLLECTION, MODEL_QUERY_BY, type ModelDocument } from '../../search/documents/model-schema.ts';
import { TIE_BREAK, vehicleOrder } from '../../search/documents/sort-order.ts';
import { filterBy } from '../../search/filter-by.ts';
import type { SearchParams, SearchResult } from '../../search/protocol.ts';
import { type SearchBase, searchPath } from '../../stock/rules/search-path.ts';
import { vehiclePath } from '../../stock/rules/vehicle-path.ts';

/** A make, a model or a vehicle that matches the words typed so far. */
export interface Suggestion {
  kind: 'make' | 'model' | 'vehicle';
  /** "Toyota Corolla" */
  text: string;
  /** Variant of a vehicle, such as "Ascent Sport"; empty for makes and models. */
  detail: string;
  /** "12 in stock", "$32,990" */
  note: string;
  href: string;
}

const MAX_MAKES = 2;
const MAX_MODELS = 4;
const MAX_VEHICLES = 4;

const FOR_SALE = filterBy([{ field: 'sold', in: [false] }]);
const inStock = (count: number): string => `${formatCount(count)} in stock`;

function searches(words: string): SearchParams[] {
  return [
    {
      collection: CAR_COLLECTION,
      q: '*',
      filter_by: FOR_SALE,
      facet_by: 'make',
      facet_query: `make:${words}`,
      max_facet_values: MAX_MAKES,
      limit: 0,
    },
    {
      collection: MODEL_COLLECTION,
      q: words,
      query_by: MODEL_QUERY_BY,
      sort_by: `_text_match:desc,count:desc,${TIE_BREAK}:asc`,
      limit: MAX_MODELS,
    },
    {
      collection: CAR_COLLECTION,
      q: words,
      query_by: QUERY_BY,
      filter_by: FOR_SALE,
      sort_by: vehicleOrder('_text_match:desc'),
      include_fields: HIT_FIELDS,
      limit: MAX_VEHICLES,
    },
  ];
}

const suggestMake = (href: string, make: string, count: number): Suggestion => ({
  kind: 'make',
  text: make,
  detail: '',
  note: inStock(count),
  href,
});

const suggestModel = (model: ModelDocument): Suggestion => ({
  kind: 'model',
  text: `${model['manufacturer.name']} ${model['model.name']}`,
  detail: '',
  note: inStock(model.count),
  href: model.id,
});

const suggestVehicle = ({ card: { facts } }: CardDocument): Suggestion => ({
  kind: 'vehicle',
  text: facts.title,
  detail: facts.variant,
  note: facts.weekly ? `${facts.price} per week` : facts.price,
  href: vehiclePath(encodeURIComponent(facts.slug)),
});

/**
 * Suggests makes, models and vehicles with their prices, in this order, for the words typed so far.
 *
 * @param makePaths search paths of makes whose name cannot be turned into a slug in the browser
 * @throws if the search fails
 */
export async function suggestionsFor(
  transport: SearchTransport<CardDocument>,
  base: SearchBase,
  words: string,
  makePaths: ReadonlyMap<string, string> = new Map(),
): Promise<Suggestion[]> {
  const [makes, models, vehicles] = await searchAll(transport, searches(words));
  const counts = makes?.facet_counts[0]?.counts ?? [];
  const modelHits = (models as SearchResult<ModelDocument & CardDocument> | undefined)?.hits ?? [];
  return [
    ...counts.map(({ value, count }) =>
      suggestMake(makePaths.get(value) ?? searchPath(base, { kind: 'make', make: value }), value, count),
    ),
    ...modelHits.map(({ document }) => suggestModel(document)),
    ...(vehicles?.hits ?? []).map(({ document }) => suggestVehicle(document)),
  ];
}
