import { expect, it } from 'vitest';
import { specIcon } from './spec-icon.ts';

it('tells apart specifications whose words overlap', () => {
  const icons = [
    'Odometer',
    'Fuel consumption, combined',
    'Drive',
    'Interior',
    'Colour',
    'Tare',
    'Body length',
    'VIN',
  ].map((label) => specIcon(label, 'car'));
  expect(icons).toEqual(['gauge', 'fuel', 'drive', 'seats', 'colour', 'weight', 'ruler', 'hash']);
});

it('draws the body as the kind of vehicle it is', () => {
  expect(specIcon('Body', 'truck')).toBe('truck');
  expect(specIcon('Body', 'caravan')).toBe('caravan');
});

it('gives the information sign to a specification it does not know', () => {
  expect(specIcon('Certified', 'car')).toBe('info');
});
