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
  ].map(specIcon);
  expect(icons).toEqual(['gauge', 'fuel', 'drive', 'seats', 'colour', 'weight', 'car', 'hash']);
});

it('gives the information sign to a specification it does not know', () => {
  expect(specIcon('Certified')).toBe('info');
});
