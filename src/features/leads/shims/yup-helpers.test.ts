import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { FORMS } from '../forms.ts';
import { camelCase, getter, toposort } from './yup-helpers.ts';

/** The `toposort` package that Yup depends on, which has no types. */
const ofYup = createRequire(import.meta.resolve('yup'))('toposort') as typeof toposort;

it('our small `toposort` orders the fields of each form as the package of that name does, which it replaces in Yup', () => {
  for (const { fields } of Object.values(FORMS)) {
    const names = fields.map(({ name }) => name);
    expect(toposort.array(names, [])).toEqual(ofYup.array(names, []));
  }
});

it('our small versions of Yup’s helpers throw if a form needs a feature that they leave out', () => {
  expect(() => toposort.array(['a', 'b'], [['a', 'b']])).toThrow('left out');
  expect(() => camelCase()).toThrow('left out');
  expect(() => getter()).toThrow('left out');
});
