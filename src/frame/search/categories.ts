import type { BodyType, Car } from '../../stock/car.ts';

const COMMERCIAL = new Set<BodyType | null>([
  'ute',
  'van',
  'cabChassis',
  'lightTruck',
  'bus',
  'rigidTruck',
  'primeMover',
  'tipper',
]);

const FUELS: Partial<Record<string, string>> = {
  Electric: 'electric',
  Hybrid: 'hybrid',
  'Plug-in Hybrid': 'hybrid',
};

type Kind = Pick<Car, 'car_type' | 'item_type' | 'simple_body' | 'drive' | 'simple_fuel'>;

/** Purpose of the vehicle. Trucks are always commercial, motorcycles and caravans always leisure. */
function purposeOf({ item_type, simple_body }: Kind): string {
  if (item_type === 'truck' || COMMERCIAL.has(simple_body)) return 'commercial';
  return item_type === 'car' ? 'passenger' : 'leisure';
}

/**
 * Search categories of a vehicle: condition; kind, unless it is a car; passenger, commercial or leisure;
 * "4x4"; "electric" or "hybrid" (DAT-15).
 */
export function categoriesOf(car: Kind): string[] {
  const { car_type, item_type, simple_body, drive, simple_fuel } = car;
  const categories: string[] = [car_type];
  if (item_type !== 'car') categories.push(item_type);
  categories.push(purposeOf(car));
  if (drive === '4WD' || simple_body === '4x4') categories.push('4x4');
  const fuel = simple_fuel && FUELS[simple_fuel];
  if (fuel) categories.push(fuel);
  return categories;
}
