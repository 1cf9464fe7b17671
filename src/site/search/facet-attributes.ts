import { bodyLabel } from '../../rules/body-label.ts';
import { conditionLabel, fuelLabel, transmissionLabel } from '../../rules/labels.ts';
import type { Car } from '../../stock/car.ts';
import type { Config } from '../../tenant/schema/config.ts';

export type FilterName = Config['search']['filters'][number];
/** Filters that are lists of values; the others are ranges. */
export type FacetName = Exclude<FilterName, 'price' | 'km'>;

export interface FacetAttribute {
  /** Name in the search index. */
  attribute: string;
  label: string;
  /** Value in the index, or null when the vehicle has none. */
  value: (car: Car) => string | null;
  /** The value in a shopper's words. */
  text: (car: Car) => string;
  order: 'count' | 'ascending' | 'descending';
}

const text = (value: string | number | null) => (value === null ? null : String(value));

function attribute(
  name: string,
  label: string,
  value: FacetAttribute['value'],
  more: Partial<Pick<FacetAttribute, 'text' | 'order'>> = {},
): FacetAttribute {
  return { attribute: name, label, value, text: (car) => value(car) ?? '', order: 'count', ...more };
}

export const FACETS: Record<FacetName, FacetAttribute> = {
  car_type: attribute('car_type', 'Condition', (car) => car.car_type, {
    text: (car) => conditionLabel(car.car_type),
  }),
  make: attribute('make', 'Make', (car) => car.make),
  model: attribute('model', 'Model', (car) => car.model),
  body: attribute('simple_body', 'Body type', (car) => car.simple_body, {
    text: (car) => (car.simple_body ? bodyLabel(car.simple_body) : ''),
  }),
  year: attribute('year', 'Year', (car) => text(car.year), { order: 'descending' }),
  fuel: attribute('simple_fuel', 'Fuel', (car) => car.simple_fuel, { text: (car) => fuelLabel(car) ?? '' }),
  transmission: attribute('simple_transmission', 'Transmission', (car) => car.simple_transmission, {
    text: (car) => transmissionLabel(car) ?? '',
  }),
  colour: attribute('colour', 'Colour', (car) => car.colour),
  drive: attribute('drive', 'Drive', (car) => car.drive),
  seats: attribute('seats', 'Seats', (car) => text(car.seats), { order: 'ascending' }),
  location: attribute('dealership_name', 'Location', (car) => car.dealership_name),
  state: attribute('state', 'State', (car) => car.state),
};
