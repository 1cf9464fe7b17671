import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { FORMS } from '../forms.ts';
import { camelCase, toposort } from './yup-helpers.ts';

/** Yup's own helper, which has no types. */
const ofYup = createRequire(import.meta.resolve('yup'))('toposort') as typeof toposort;

it('the small helper orders the fields of each form as Yup’s own helper does', () => {
  for (const { fields } of Object.values(FORMS)) {
    const names = fields.map(({ name }) => name);
    expect(toposort.array(names, [])).toEqual(ofYup.array(names, []));
  }
});

it('the small helpers throw if a form needs what they leave out', () => {
  expect(() => toposort.array(['a', 'b'], [['a', 'b']])).toThrow('cannot refer');
  expect(() => camelCase()).toThrow('cannot change the case of keys');
});
