import type { Car, CarType, ItemType, SimpleFuel } from '../car.ts';

export const CONDITION_WORDS: Readonly<Record<CarType, string>> = { new: 'New', used: 'Used', demo: 'Demo' };

/** The order in which shoppers see conditions. */
export const CONDITION_ORDER = ['new', 'demo', 'used'] as const satisfies readonly CarType[];

/** Labels of a vehicle's status, used if the dealer's own word is not available. */
export const STATUS_LABELS = {
  available: 'Available',
  reserved: 'RESERVED',
  /** In place of the price on the vehicle page (VDP-41). */
  sold: 'SOLD',
  /** Sold, or unavailable for another reason. */
  gone: 'No longer available',
  /** No longer on the site. */
  unlisted: 'No longer listed',
} as const;

/**
 * Label in place of a price (VDP-41).
 *
 * @param left nobody said that the vehicle was sold
 */
export const soldLabel = (left: boolean): string => (left ? STATUS_LABELS.gone : STATUS_LABELS.sold);

export const FUEL_WORDS: Readonly<Record<SimpleFuel, string>> = {
  Petrol: 'Petrol',
  Diesel: 'Diesel',
  Hybrid: 'Hybrid',
  'Plug-in Hybrid': 'Plug-in hybrid',
  Electric: 'Electric',
  LPG: 'LPG',
  Hydrogen: 'Hydrogen',
};

export const KIND_WORDS: Readonly<Record<ItemType, string>> = {
  car: 'Cars',
  truck: 'Trucks',
  motorcycle: 'Motorcycles',
  caravan: 'Caravans',
};

/** Labels of search categories (see `categoriesOf`). "4x4" has none, because it is its own label. */
export const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  ...CONDITION_WORDS,
  truck: KIND_WORDS.truck,
  motorcycle: KIND_WORDS.motorcycle,
  caravan: KIND_WORDS.caravan,
  passenger: 'Passenger',
  commercial: 'Commercial',
  leisure: 'Leisure',
  electric: FUEL_WORDS.Electric,
  hybrid: FUEL_WORDS.Hybrid,
};

/** "New", "Used" or "Demo". */
export function conditionLabel(carType: CarType): string {
  return CONDITION_WORDS[carType];
}

/** "Plug-in hybrid": the canonical fuel's label, else the seller's words. */
export function fuelLabel(car: Pick<Car, 'simple_fuel' | 'fuel'>): string | null {
  return car.simple_fuel ? FUEL_WORDS[car.simple_fuel] : car.fuel;
}

/** "Automatic" or "Manual", else the seller's words. */
export function transmissionLabel(car: Pick<Car, 'simple_transmission' | 'trans'>): string | null {
  return car.simple_transmission ?? car.trans;
}
