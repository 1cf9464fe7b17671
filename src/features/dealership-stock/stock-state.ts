import { QUERY_LIMIT } from '../../search/url-state/search-state.ts';

/** What a shopper looks for among a dealership's stock (SRC-46). */
export interface StockState {
  query: string;
  /** "new", "used" … */
  categories: string[];
  /** AUD; null: any. */
  maxPrice: number | null;
  /** From 1. */
  page: number;
}

const CATEGORY = /^refinementList\[car_type\]\[\d+\]$/;
const OWN = (name: string): boolean =>
  CATEGORY.test(name) || ['query', 'range[price]', 'page'].includes(name);

/** Reads an address's query, in the words of the search (SRC-08, SRC-09); what is not understood is left out. */
export function readStockState(search: string): StockState {
  const params = new URLSearchParams(search);
  const categories = [...params].filter(([name, value]) => CATEGORY.test(name) && value !== '');
  const max = /^\d*:(\d{1,9})$/.exec(params.get('range[price]') ?? '')?.[1];
  const page = params.get('page') ?? '';
  return {
    query: [...(params.get('query')?.trim() ?? '')].slice(0, QUERY_LIMIT).join('').trim(),
    categories: [...new Set(categories.map(([, value]) => value))],
    maxPrice: max === undefined ? null : Number(max),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes the state into an address's query; parameters of others, such as a campaign's, stay. */
export function writeStockState(state: StockState, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()].filter(OWN)) params.delete(name);
  if (state.query !== '') params.set('query', state.query);
  for (const [index, category] of state.categories.entries())
    params.set(`refinementList[car_type][${index}]`, category);
  if (state.maxPrice !== null) params.set('range[price]', `:${state.maxPrice}`);
  if (state.page > 1) params.set('page', String(state.page));
  const text = params.toString();
  return text && `?${text}`;
}

export const isNarrowed = ({ query, categories, maxPrice, page }: StockState): boolean =>
  query !== '' || categories.length > 0 || maxPrice !== null || page > 1;
