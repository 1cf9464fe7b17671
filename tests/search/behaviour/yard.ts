import type { CollectionSchema } from '../../../src/search/collection/collection.ts';
import type { SearchParams, SearchResult } from '../../../src/search/protocol.ts';
import type { EngineUnderTest, Identified } from './engines.ts';

/** Fields of every type, optional and required. */
export const SCHEMA: CollectionSchema = {
  name: 'yard',
  default_sorting_field: 'rank',
  fields: [
    { name: 'note', type: 'string', index: false, optional: true },
    { name: 'title', type: 'string', sort: true },
    { name: 'make', type: 'string', facet: true },
    { name: 'badge', type: 'string', facet: true, optional: true },
    { name: 'features', type: 'string[]', facet: true },
    { name: 'price', type: 'int32', facet: true },
    { name: 'km', type: 'int32', facet: true, optional: true },
    { name: 'offset', type: 'int32', facet: true },
    { name: 'litres', type: 'float', facet: true, optional: true },
    { name: 'listed', type: 'int64', optional: true },
    { name: 'certified', type: 'bool', facet: true },
    { name: 'rank', type: 'int32' },
  ],
};

interface YardDocument extends Identified {
  note?: string;
  title: string;
  make: string;
  badge?: string;
  features: string[];
  price: number;
  km?: number;
  offset: number;
  litres?: number;
  listed?: number;
  certified: boolean;
  rank: number;
}

export const DOCUMENTS: readonly YardDocument[] = [
  {
    id: 'a',
    title: 'Wombat Trail',
    make: 'Wombat',
    badge: 'Sport (4x4)',
    features: ['Tow Bar', 'Roof Racks'],
    price: 20_000,
    km: 10_000,
    offset: -5,
    litres: 2.5,
    listed: 5_000_000_000,
    certified: true,
    rank: 1,
    note: 'first',
  },
  {
    id: 'b',
    title: 'Wombat Town',
    make: 'Wombat',
    features: [],
    price: 30_000,
    offset: 0,
    certified: false,
    rank: 2,
  },
  {
    id: 'c',
    title: 'Night Parrot, Long',
    make: 'Night Parrot',
    badge: 'Night & Day',
    features: ['Roof Racks', 'Sat Nav'],
    price: 30_000,
    km: 0,
    offset: 5,
    litres: 1.8,
    listed: 3_000_000_000,
    certified: true,
    rank: 3,
  },
  {
    id: 'd',
    title: 'Brolga-Lux',
    make: 'Brolga-Lux',
    badge: 'Ute / Tray, Long: 2',
    features: ['Tow Bar', 'Sat Nav', 'Sunroof'],
    price: 45_990,
    km: 120_500,
    offset: -1,
    litres: 2.5,
    listed: 4_000_000_000,
    certified: false,
    rank: 4,
  },
  {
    id: 'e',
    title: 'Émeu',
    make: 'Émeu',
    badge: 'Sport',
    features: ['Tow Bar'],
    price: 0,
    km: 55_000,
    offset: 12,
    litres: 3,
    certified: true,
    rank: 5,
  },
];

/** A search with defaults for all other parameters. */
export const search = (params: Partial<SearchParams>): SearchParams => ({
  collection: 'yard',
  q: '*',
  query_by: 'title',
  ...params,
});

/** Returns the result of one search; throws if it fails. */
export async function ask(
  { answer }: EngineUnderTest,
  params: Partial<SearchParams>,
): Promise<SearchResult<Identified>> {
  const [result] = (await answer({ searches: [search(params)] })).results;
  if (!result || 'error' in result) throw new Error(JSON.stringify(result));
  return result;
}

/** The ids of documents that match a filter, sorted. */
export async function idsFor(engine: EngineUnderTest, filter: string): Promise<string> {
  const { found, hits } = await ask(engine, { filter_by: filter, per_page: 250 });
  const ids = hits.map((hit) => hit.document.id).sort();
  return ids.length === found ? ids.join('') : `${found} found, ${ids.length} hits`;
}
