import { bodyLabel } from '../../rules/body-label.ts';
import { conditionLabel, fuelLabel } from '../../rules/labels.ts';
import { categoriesOf } from '../../search/documents/categories.ts';
import { featureReader } from '../../search/documents/filtered-features.ts';
import type { BodyType, Car, CarType, ItemType, SimpleFuel } from '../../stock/car.ts';
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
  /** Values in the index: none, one, or those of a list. */
  values: (car: Car) => readonly string[];
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

type Read = (car: Car) => string | number | null | undefined;
type More = Partial<Pick<FacetAttribute, 'text' | 'order' | 'shown' | 'limit'>>;

const one = (read: Read) => (car: Car) => {
  const value = read(car);
  return value === null || value === undefined || value === '' ? [] : [String(value)];
};

function facet(
  attribute: string,
  label: string,
  plural: string,
  values: FacetAttribute['values'],
  more: More = {},
): FacetAttribute {
  return {
    attribute,
    label,
    plural,
    values,
    text: (value) => value,
    order: 'count',
    shown: null,
    limit: LIMIT,
    ...more,
  };
}

/** The list filters by the names a configuration gives them; values are those the index holds (DAT-15). */
export const FACETS: Record<FacetName, FacetAttribute> = {
  car_type: facet(
    'car_type',
    'Condition',
    'conditions',
    one((car) => car.car_type),
    {
      text: (type) => conditionLabel(type as CarType),
    },
  ),
  item_type: facet(
    'item_type',
    'Kind',
    'kinds',
    one((car) => car.item_type),
    {
      text: (kind) => KINDS[kind as ItemType],
    },
  ),
  make: facet(
    'make',
    'Make',
    'makes',
    one((car) => car.make),
  ),
  model: facet(
    'model',
    'Model',
    'models',
    one((car) => car.model),
    { limit: 30 },
  ),
  badge: facet(
    'badge',
    'Badge',
    'badges',
    one((car) => car.badge?.trim()),
    { shown: SHOWN },
  ),
  body: facet(
    'simple_body',
    'Body type',
    'body types',
    one((car) => car.simple_body),
    {
      text: (body) => bodyLabel(body as BodyType),
    },
  ),
  categories: facet('categories', 'Category', 'categories', categoriesOf, {
    text: (category) => CATEGORIES[category] ?? category,
  }),
  year: facet(
    'year',
    'Year',
    'years',
    one((car) => car.year),
    { order: 'descending' },
  ),
  fuel: facet(
    'simple_fuel',
    'Fuel',
    'fuels',
    one((car) => car.simple_fuel),
    {
      text: (fuel) => fuelLabel({ simple_fuel: fuel as SimpleFuel, fuel: null }) ?? fuel,
    },
  ),
  transmission: facet(
    'simple_transmission',
    'Transmission',
    'transmissions',
    one((car) => car.simple_transmission),
  ),
  colour: facet(
    'colour',
    'Colour',
    'colours',
    one((car) => car.colour?.trim()),
  ),
  drive: facet(
    'drive',
    'Drive',
    'drives',
    one((car) => car.drive?.trim()),
  ),
  seats: facet(
    'seats',
    'Seats',
    'seats',
    one((car) => car.seats),
    { order: 'ascending' },
  ),
  features: facet('filtered_features', 'Features', 'features', featuresOf(), { shown: SHOWN }),
  certified: facet(
    'certified',
    'Certified',
    'kinds',
    one((car) => (car.certified ? 'true' : null)),
    {
      text: () => 'Certified only',
    },
  ),
  tag: facet(
    'tag',
    'Tag',
    'tags',
    one((car) => car.tag?.trim()),
    { shown: SHOWN },
  ),
  location: facet(
    'dealership_name',
    'Location',
    'locations',
    one((car) => car.dealership_name),
    { limit: 40 },
  ),
  city: facet(
    'city',
    'City',
    'cities',
    one((car) => car.location?.address.city ?? car.city),
    { limit: 20 },
  ),
  state: facet(
    'state',
    'State',
    'states',
    one((car) => car.location?.address.state ?? car.state),
  ),
};

function featuresOf(): FacetAttribute['values'] {
  const read = featureReader();
  return ({ features }) => read(features);
}

/** Values of a filter shown before its toggle, as the site configures them (SRC-16, SRC-19). */
export function shownOf(name: FacetName, search: Config['search']): number | null {
  if (name === 'make') return search.popular_makes;
  return name === 'body' ? search.body_count : FACETS[name].shown;
}
