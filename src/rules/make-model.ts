import type { Car } from '../stock/car.ts';
import { pathSegment } from './slug.ts';

/** Segment of a make in search paths: "mercedes-benz" (ROU-21). */
export function makeSlug(make: string): string {
  return pathSegment(make);
}

/** Segment of a model in search paths: "cx-5" (ROU-22). */
export function modelSlug(model: string): string {
  return pathSegment(model);
}

/** "Toyota Hilux", the value of the `make_model` facet (DAT-15). */
export function makeModel(car: Pick<Car, 'make' | 'model'>): string {
  return `${car.make} ${car.model}`;
}
