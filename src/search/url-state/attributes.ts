import { CAR_COLLECTION, CAR_SCHEMA } from '../documents/car-schema.ts';

const NUMBERS = new Set(['int32', 'int64', 'float']);
const indexed = CAR_SCHEMA.fields.filter(({ index }) => index !== false);
const facets = new Set(indexed.filter(({ facet }) => facet).map(({ name }) => name));
const numbers = new Set(indexed.filter(({ type }) => NUMBERS.has(type)).map(({ name }) => name));

/** Attributes the address may refine by value (SRC-08, DAT-15): those the index has facets of. */
export const isRefinable = (attribute: string): boolean => facets.has(attribute);

/** Attributes the address may bound (SRC-09): the numbers. */
export const isBoundable = (attribute: string): boolean => numbers.has(attribute);

/** "Car_production:price:desc" (SRC-10, SRC-39): the index, a field it can sort by, a direction. */
export function isSort(value: string): boolean {
  const [index, field = '', direction, ...rest] = value.split(':');
  return (
    index === CAR_COLLECTION &&
    numbers.has(field) &&
    (direction === 'asc' || direction === 'desc') &&
    rest.length === 0
  );
}
