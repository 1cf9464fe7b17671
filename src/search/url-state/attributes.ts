import { CAR_COLLECTION, CAR_SCHEMA } from '../documents/car-schema.ts';

const NUMBER_TYPES = new Set(['int32', 'int64', 'float']);
const indexed = CAR_SCHEMA.fields.filter(({ index }) => index !== false);
const facets = new Set(indexed.filter(({ facet }) => facet).map(({ name }) => name));
const numbers = new Set(indexed.filter(({ type }) => NUMBER_TYPES.has(type)).map(({ name }) => name));

/** True if the address may refine by values of this attribute (SRC-08, DAT-15): it must be a facet. */
export const isRefinable = (attribute: string): boolean => facets.has(attribute);

/** True if the address may give a range for this attribute (SRC-09): it must be a number. */
export const isRangeAttribute = (attribute: string): boolean => numbers.has(attribute);

/** True if a value is a valid `sortBy` (SRC-10, SRC-39): "Car_production:price:desc". */
export function isSort(value: string): boolean {
  const [index, field = '', direction, ...rest] = value.split(':');
  return (
    index === CAR_COLLECTION &&
    numbers.has(field) &&
    (direction === 'asc' || direction === 'desc') &&
    rest.length === 0
  );
}
