import type { CarType } from '../../stock/car.ts';
import { CAR_TYPES } from '../../stock/car-values.ts';

/** The vehicle that a page's address names (ROU-09, ROU-10, ROU-12). */
export interface NamedVehicle {
  id: string;
  /** null if the address does not say or names no known type. */
  carType: CarType | null;
}

/** Reads the vehicle from the query of an address; null if it names none. */
export function vehicleInAddress(query: URLSearchParams): NamedVehicle | null {
  const id = query.get('car_id');
  const carType = CAR_TYPES.find((type) => type === query.get('car_type')) ?? null;
  return id ? { id, carType } : null;
}
