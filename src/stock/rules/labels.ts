import type { Car, CarType, ItemType, SimpleFuel } from '../car.ts';

export const CONDITION_WORDS: Readonly<Record<CarType, string>> = { new: 'New', used: 'Used', demo: 'Demo' };

/** The order in which shoppers see conditions. */
export const CONDITION_ORDER = ['new', 'demo', 'used'] as const satisfies readonly CarType[];

/** A vehicle's state where no dealer's own word for it is at hand. */
export const STATUS_LABELS = {
  available: 'Available',
  reserved: 'RESERVED',
  /** No longer for sale, for whatever reason. */
  gone: 'No longer available',
  /** The site has it no more. */
  unlisted: 'No longer listed',
} as const;

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

/** Categories of the search index: see `categoriesOf`. "4x4" is its own word. */
export const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  ...CONDITION_WORDS,
  truck: 'Trucks',
  motorcycle: 'Motorcycles',
  caravan: 'Caravans',
  passenger: 'Passenger',
  commercial: 'Commercial',
  leisure: 'Leisure',
  electric: 'Electric',
  hybrid: 'Hybrid',
};

/** "New", "Used" or "Demo". */
export function conditionLabel(carType: CarType): string {
  return CONDITION_WORDS[carType];
}

/** "Plug-in hybrid": the canonical fuel in a shopper's words, else the seller's. */
export function fuelLabel(car: Pick<Car, 'simple_fuel' | 'fuel'>): string | null {
  return car.simple_fuel ? FUEL_WORDS[car.simple_fuel] : car.fuel;
}

/** "Automatic" or "Manual", else the seller's words. */
export function transmissionLabel(car: Pick<Car, 'simple_transmission' | 'trans'>): string | null {
  return car.simple_transmission ?? car.trans;
}
