import { expect, it } from 'vitest';
import type { FilterSetting } from '../../../../search/settings.ts';
import type { Range } from '../../../../search/url-state/search-state.ts';
import type { Step } from './conditions.ts';
import { nearestHeading } from './nearest-heading.ts';

const list = (attribute: string, label: string, labels: Record<string, string> = {}): FilterSetting => ({
  attribute,
  label,
  kind: 'list',
  shown: null,
  limit: 100,
  order: 'count',
  plural: '',
  labels,
  images: {},
  offered: [],
});
const settings = {
  filters: [
    list('colour', 'Colour'),
    list('simple_body', 'Body type', { ute: 'Ute' }),
    list('year', 'Year'),
    list('seats', 'Seats'),
    list('filtered_features', 'Features'),
    list('certified', 'Certified', { true: 'Certified only' }),
  ],
  dealerships: { mackay: 'Harbourline Mackay' },
};

const values = (attribute: string, ...chosen: string[]): Step => ({
  condition: { kind: 'values', attribute, values: chosen },
  widened: null,
});
const range = (attribute: string, range: Range, widened: Range | null = null): Step => ({
  condition: { kind: 'range', attribute, range },
  widened,
});
const words = (query: string): Step => ({ condition: { kind: 'query', query }, widened: null });
const differenceOf = (...steps: Step[]) =>
  nearestHeading(steps, settings).replace('Nothing matches all of this. ', '');

it('names the filters that were dropped as the shopper knows them', () => {
  expect(nearestHeading([values('colour', 'Red')], settings)).toBe(
    'Nothing matches all of this. Without the colour Red:',
  );
  expect(
    differenceOf(values('simple_body', 'ute'), values('year', '2022', '2023'), values('colour', 'Red')),
  ).toBe('Without the body type Ute, the year 2022 or 2023 and the colour Red:');
});

it('quotes filters that do not read well after “the”', () => {
  expect(differenceOf(values('seats', '7'))).toBe('Without “Seats 7”:');
  expect(differenceOf(values('filtered_features', 'Sunroof', 'Tow bar'))).toBe(
    'Without “Sunroof” or “Tow bar”:',
  );
  expect(differenceOf(values('certified', 'true'))).toBe('Without “Certified only”:');
  expect(differenceOf(values('dealership_slug', 'mackay'))).toBe('Without “Harbourline Mackay”:');
  expect(differenceOf(range('km', { min: null, max: 50_000 }))).toBe('Without “Up to 50,000 kms”:');
});

it('says which words were dropped', () => {
  expect(differenceOf(words('zzzz'))).toBe('Without the word “zzzz”:');
  expect(differenceOf(words('red ute'))).toBe('Without the words “red ute”:');
});

it('says to what the price was widened, or that it was dropped', () => {
  const price = { min: null, max: 20_000 };
  expect(differenceOf(range('price', price, { min: null, max: 25_000 }))).toBe('With a price up to $25,000:');
  expect(differenceOf(range('price', price))).toBe('Without the price up to $20,000:');
  expect(differenceOf(range('price', price, { min: 8000, max: 25_000 }), values('colour', 'Red'))).toBe(
    'Without the colour Red, with a price of $8,000 to $25,000:',
  );
  expect(differenceOf(range('price', { min: 8000, max: 9000 }))).toBe('Without the price $8,000 to $9,000:');
});
