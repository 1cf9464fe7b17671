import { pathSegment } from '../../lib/slug.ts';
import type { Car } from '../car.ts';

/** Path segment of a make: "mercedes-benz" (ROU-21). */
export function makeSlug(make: string): string {
  return pathSegment(make);
}

/** Path segment of a model: "cx-5" (ROU-22). */
export function modelSlug(model: string): string {
  return pathSegment(model);
}

/** Letters and digits of any script, without case and accents: equal for spellings of the same make. */
function lettersOf(make: string): string {
  return make
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** True for two spellings of the same make, such as "Citroen" and "CITROËN", but not for "日産" and "丰田". */
export function isSameMake(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

/** "Toyota Hilux": the value of the `make_model` facet (DAT-15). */
export function makeModel(car: Pick<Car, 'make' | 'model'>): string {
  return `${car.make} ${car.model}`;
}
