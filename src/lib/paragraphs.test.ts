import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

it('empty lines separate paragraphs, single line breaks do not', () => {
  expect(paragraphsOf('\nOne\nand on.\n \n\nTwo.\n')).toEqual(['One and on.', 'Two.']);
  expect(paragraphsOf(' \n\n')).toEqual([]);
});
