import { expect, it } from 'vitest';
import type { FilterSetting } from '../../search/settings.ts';
import { sentenceOf } from './sentence.ts';

const price: FilterSetting = {
  attribute: 'price',
  label: 'Price',
  kind: 'range',
  unit: 'aud',
  picks: [20_000],
};
const list = (attribute: string, kind: 'cells' | 'tiles' | 'list'): FilterSetting => ({
  attribute,
  label: attribute,
  kind,
  shown: null,
  limit: 9,
  order: 'count',
  plural: '',
  labels: {},
  images: {},
  offered: [],
});
const facet = (attribute: string, ...labels: string[]) => ({
  attribute,
  label: attribute,
  values: labels.map((label) => ({
    label,
    value: label,
    count: 1,
    href: null,
    selected: false,
    image: null,
  })),
});

it('a sentence asks for the filters that the dealer has, in its own order', () => {
  const filters = [price, list('make', 'list'), list('simple_body', 'tiles'), list('sleeps', 'cells')];
  const blanks = sentenceOf(filters, [facet('sleeps', '2', '4'), facet('simple_body', 'Pop top')]);
  expect(blanks.map(({ before, answers }) => [before, answers.map(({ label }) => label)])).toEqual([
    ['that sleeps', ['2', '4']],
    ['in', ['a pop top']],
    ['for', ['up to $20,000']],
  ]);
});

it('a blank without answers is left out', () => {
  expect(sentenceOf([list('sleeps', 'cells'), { ...price, picks: [] }], [facet('sleeps')])).toEqual([]);
});
