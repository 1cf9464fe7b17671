import { create, insertMultiple, search } from '@orama/orama';
import itemsjs from 'itemsjs';
import { buildCollection } from '../../../src/search/collection/build-collection.ts';
import { QUERY_BY } from '../../../src/search/documents/car-schema.ts';
import { vehicleOrder } from '../../../src/search/documents/sort-order.ts';
import { createEngine } from '../../../src/search/engine/create-engine.ts';
import type { Query } from './queries.ts';
import { FACETS, SCHEMA, typeOf, type Vehicle } from './vehicles.ts';

const PER_PAGE = 21;
const FACET_VALUES = 100;

/**
 * Runs one search for the first page of results and the counts of twenty facets. Returns the number of vehicles found.
 */
export type Answer = (query: Query) => number | Promise<number>;

const SEARCHED = QUERY_BY.split(',');

export function ours(vehicles: readonly Vehicle[]): Answer {
  const engine = createEngine(buildCollection(SCHEMA, vehicles));
  return ({ text, makes, features, price }) => {
    const filters = [
      ...(makes.length > 0 ? [`make:=[${makes.map((make) => `\`${make}\``).join(',')}]`] : []),
      ...features.map((feature) => `filtered_features:=[\`${feature}\`]`),
      ...(price ? [`price:=[${price.from}..${price.to}]`] : []),
    ];
    const params = {
      collection: SCHEMA.name,
      q: text || '*',
      query_by: QUERY_BY,
      filter_by: filters.join(' && '),
      facet_by: FACETS.join(','),
      max_facet_values: FACET_VALUES,
      sort_by: vehicleOrder(text ? '_text_match:desc' : undefined),
      per_page: PER_PAGE,
    };
    const [result] = engine.multiSearch({ searches: [params] }, (doc) => vehicles[doc] as Vehicle).results;
    if (!result || 'error' in result) throw new Error(JSON.stringify(result));
    return result.found;
  };
}

/** Orama counts numbers only in ranges, so each number has a copy that Orama counts as a text value. */
const oramaFacet = (name: string): string => (/^int/.test(typeOf(name) ?? '') ? `${name}_value` : name);

const oramaType = (name: string): string => {
  const type = typeOf(name);
  return type === 'string[]' ? 'enum[]' : type === 'bool' ? 'boolean' : 'enum';
};

export async function orama(vehicles: readonly Vehicle[]): Promise<Answer> {
  const fields = FACETS.map((name) => [oramaFacet(name), oramaType(name)]);
  const texts = SEARCHED.map((name) => [`${name}_text`, 'string']);
  const database = create({
    schema: Object.fromEntries([...fields, ...texts, ['price', 'number'], ['custom_rank', 'number']]),
  });
  await insertMultiple(
    database,
    vehicles.map((vehicle) => ({
      ...vehicle,
      ...Object.fromEntries(FACETS.map((name) => [oramaFacet(name), vehicle[name]])),
      ...Object.fromEntries(SEARCHED.map((name) => [`${name}_text`, vehicle[name as keyof Vehicle]])),
    })),
  );
  const facets = Object.fromEntries(
    FACETS.map((name) => [
      oramaFacet(name),
      oramaType(name) === 'boolean' ? { true: true, false: true } : { limit: FACET_VALUES, order: 'DESC' },
    ]),
  );
  return async ({ text, makes, features, price }) => {
    const { count } = await search(database, {
      term: text,
      properties: SEARCHED.map((name) => `${name}_text`),
      where: {
        ...(makes.length > 0 ? { make: { in: makes } } : {}),
        ...(features.length > 0 ? { filtered_features: { containsAll: features } } : {}),
        ...(price ? { price: { between: [price.from, price.to] } } : {}),
      },
      facets,
      limit: PER_PAGE,
      ...(text ? {} : { sortBy: { property: 'custom_rank', order: 'DESC' } }),
    });
    return count;
  };
}

export function itemsJs(vehicles: readonly Vehicle[]): Answer {
  const index = itemsjs([...vehicles], {
    searchableFields: SEARCHED,
    aggregations: Object.fromEntries(
      FACETS.map((name) => [name, { size: FACET_VALUES, conjunction: name === 'filtered_features' }]),
    ),
    sortings: { rank: { field: 'custom_rank', order: 'desc' } },
  });
  return ({ text, makes, features, price }) =>
    index.search({
      query: text,
      per_page: PER_PAGE,
      filters: { make: makes, filtered_features: features },
      ...(price ? { filter: (vehicle) => vehicle.price >= price.from && vehicle.price <= price.to } : {}),
      ...(text ? {} : { sort: 'rank' }),
    }).pagination.total;
}
