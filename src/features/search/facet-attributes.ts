import { ownProperty } from '../../lib/own-property.ts';
import type { BodyType, CarType, ItemType, SimpleFuel } from '../../stock/car.ts';
import { bodyLabel } from '../../stock/rules/body-label.ts';
import { conditionLabel, fuelLabel } from '../../stock/rules/labels.ts';
import type { Config } from '../../tenant/schema/config.ts';

export type FilterName = Config['search']['filters'][number];
/** Filters that are lists of values; the others are ranges. */
export type FacetName = Exclude<FilterName, 'price' | 'km'>;

export interface FacetAttribute {
  /** Name in the search index. */
  attribute: string;
  label: string;
  /** "makes": completes "Show all …". */
  plural: string;
  /** A value in a shopper's words. */
  text: (value: string) => string;
  order: 'count' | 'ascending' | 'descending';
  /** Values shown before the toggle "Show all …"; null: all. */
  shown: number | null;
  /** Values at most. */
  limit: number;
}

/** Conditions as shoppers know them, also those without stock. */
export const CONDITIONS: readonly CarType[] = ['new', 'demo', 'used'];

/** Values a list has at most where the requirements set no other limit. */
const LIMIT = 100;
/** Values of a long list shown at first. */
const SHOWN = 8;

const KINDS: Record<ItemType, string> = {
  car: 'Cars',
  truck: 'Trucks',
  motorcycle: 'Motorcycles',
  caravan: 'Caravans',
};

/** Categories in a shopper's words. */
export const CATEGORIES: Record<string, string> = {
  new: 'New',
  used: 'Used',
  demo: 'Demo',
  truck: 'Trucks',
  motorcycle: 'Motorcycles',
  caravan: 'Caravans',
  passenger: 'Passenger',
  commercial: 'Commercial',
  leisure: 'Leisure',
  electric: 'Electric',
  hybrid: 'Hybrid',
};

type More = Partial<Omit<FacetAttribute, 'attribute' | 'label' | 'plural'>>;

function facet(attribute: string, label: string, plural: string, more: More = {}): FacetAttribute {
  return {
    attribute,
    label,
    plural,
    text: (value) => value,
    order: 'count',
    shown: null,
    limit: LIMIT,
    ...more,
  };
}

/** The list filters by the names a configuration gives them (DAT-15). */
export const FACETS: Record<FacetName, FacetAttribute> = {
  car_type: facet('car_type', 'Condition', 'conditions', {
    text: (type) => conditionLabel(type as CarType),
  }),
  item_type: facet('item_type', 'Kind', 'kinds', { text: (kind) => KINDS[kind as ItemType] }),
  make: facet('make', 'Make', 'makes'),
  model: facet('model', 'Model', 'models', { limit: 30 }),
  badge: facet('badge', 'Badge', 'badges', { shown: SHOWN }),
  body: facet('simple_body', 'Body type', 'body types', { text: (body) => bodyLabel(body as BodyType) }),
  categories: facet('categories', 'Category', 'categories', {
    text: (category) => ownProperty(CATEGORIES, category) ?? category,
  }),
  year: facet('year', 'Year', 'years', { order: 'descending', shown: SHOWN }),
  fuel: facet('simple_fuel', 'Fuel', 'fuels', {
    text: (fuel) => fuelLabel({ simple_fuel: fuel as SimpleFuel, fuel: null }) ?? fuel,
  }),
  transmission: facet('simple_transmission', 'Transmission', 'transmissions'),
  colour: facet('colour', 'Colour', 'colours'),
  drive: facet('drive', 'Drive', 'drives'),
  seats: facet('seats', 'Seats', 'seats', { order: 'ascending' }),
  features: facet('filtered_features', 'Features', 'features', { shown: SHOWN }),
  certified: facet('certified', 'Certified', 'kinds', { text: () => 'Certified only' }),
  tag: facet('tag', 'Tag', 'tags', { shown: SHOWN }),
  location: facet('dealership_name', 'Location', 'locations', { limit: 40 }),
  city: facet('city', 'City', 'cities', { limit: 20 }),
  state: facet('state', 'State', 'states'),
};

/** Values of a filter shown before its toggle, as the site configures them (SRC-16, SRC-19). */
export function shownOf(name: FacetName, search: Config['search']): number | null {
  if (name === 'make') return search.popular_makes;
  // Models without a make before them are many.
  if (name === 'model' && !search.filters.includes('make')) return SHOWN;
  return name === 'body' ? search.body_count : FACETS[name].shown;
}
