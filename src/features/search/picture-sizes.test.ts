import { expect, it } from 'vitest';
import { RESULT_SIZES, resultSizes } from './picture-sizes.ts';

it('a phone loads a small picture for a row, and in other forms one as wide as the page', () => {
  expect(resultSizes('quiet')).toMatch(/^\(width < 560px\) 136px, /);
  for (const form of ['full', 'model', undefined]) expect(resultSizes(form)).toBe(RESULT_SIZES);
});
