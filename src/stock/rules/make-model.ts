import { pathSegment } from '../../lib/slug.ts';
import type { Car } from '../car.ts';

/** Segment of a make in search paths: "mercedes-benz" (ROU-21). */
export function makeSlug(make: string): string {
  return pathSegment(make);
}

/** Segment of a model in search paths: "cx-5" (ROU-22). */
export function modelSlug(model: string): string {
  return pathSegment(model);
}

/** Letters and digits without case and accents, in any script: equal for two spellings of one make. */
function lettersOf(make: string): string {
  return make
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether two names are one make: "Citroen" and "CITROËN" are, "日産" and "丰田" are not. */
export function isSameMake(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

/** "Toyota Hilux", the value of the `make_model` facet (DAT-15). */
export function makeModel(car: Pick<Car, 'make' | 'model'>): string {
  return `${car.make} ${car.model}`;
}
