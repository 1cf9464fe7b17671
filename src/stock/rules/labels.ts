import type { Car, CarType, SimpleFuel } from '../car.ts';

/** A vehicle's state where no dealer's own word for it is at hand. */
export const STATUS_LABELS = {
  available: 'Available',
  reserved: 'RESERVED',
  sold: 'SOLD',
  /** No longer for sale, for whatever reason. */
  gone: 'No longer available',
  /** The site has it no more. */
  unlisted: 'No longer listed',
} as const;

const CONDITIONS: Record<CarType, string> = { new: 'New', used: 'Used', demo: 'Demo' };
const FUELS: Record<SimpleFuel, string> = {
  Petrol: 'Petrol',
  Diesel: 'Diesel',
  Hybrid: 'Hybrid',
  'Plug-in Hybrid': 'Plug-in hybrid',
  Electric: 'Electric',
  LPG: 'LPG',
  Hydrogen: 'Hydrogen',
};

/** "New", "Used" or "Demo". */
export function conditionLabel(carType: CarType): string {
  return CONDITIONS[carType];
}

/** "Plug-in hybrid": the canonical fuel in a shopper's words, else the seller's. */
export function fuelLabel(car: Pick<Car, 'simple_fuel' | 'fuel'>): string | null {
  return car.simple_fuel ? FUELS[car.simple_fuel] : car.fuel;
}

/** "Automatic" or "Manual", else the seller's words. */
export function transmissionLabel(car: Pick<Car, 'simple_transmission' | 'trans'>): string | null {
  return car.simple_transmission ?? car.trans;
}
