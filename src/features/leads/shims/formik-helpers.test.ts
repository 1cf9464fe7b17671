import { expect, it } from 'vitest';
import { clone, cloneDeep, isPlainObject, toPath } from './formik-helpers.ts';

it('clone copies one level, and cloneDeep copies all levels', () => {
  const values = { name: 'Ana', cars: [{ rego: 'ABC123' }] };
  expect(clone(values)).toEqual(values);
  expect(clone(values)).not.toBe(values);
  expect(clone(values).cars).toBe(values.cars);
  expect(clone(values.cars)).toEqual(values.cars);
  expect(cloneDeep(values)).toEqual(values);
  expect(cloneDeep(values).cars[0]).not.toBe(values.cars[0]);
  expect(cloneDeep(undefined)).toBeUndefined();
});

it('isPlainObject is true for plain objects only', () => {
  for (const plain of [{}, { a: 1 }, Object.create(null)]) expect(isPlainObject(plain)).toBe(true);
  for (const other of [null, undefined, 'text', [], new Date(), new Blob()])
    expect(isPlainObject(other)).toBe(false);
});

it('toPath splits a path into its parts', () => {
  expect(toPath('name')).toEqual(['name']);
  expect(toPath('cars[0].rego')).toEqual(['cars', '0', 'rego']);
  expect(toPath('cars.0.rego')).toEqual(['cars', '0', 'rego']);
  expect(toPath(['a.b', 'c'])).toEqual(['a.b', 'c']);
});
