import { expect, it } from 'vitest';
import { specIcon } from './spec-icon.ts';

it('a label has the icon of what it measures, such as the ruler for "Body length"', () => {
  const icons = [
    'Odometer',
    'Fuel consumption, combined',
    'Drive',
    'Interior',
    'Colour',
    'Tare',
    'Body length',
    'VIN',
    'Fresh water',
    'Bathroom',
    'Outside shower',
    'Toilet',
  ].map((label) => specIcon(label, 'car'));
  expect(icons).toEqual([
    'gauge',
    'fuel',
    'drive',
    'seats',
    'colour',
    'weight',
    'ruler',
    'hash',
    'water',
    'shower',
    'shower',
    'shower',
  ]);
});

it('the icon of "Body" is the picture of the vehicle’s kind, such as truck or caravan', () => {
  expect(specIcon('Body', 'truck')).toBe('truck');
  expect(specIcon('Body', 'caravan')).toBe('caravan');
});

it('a label that no pattern matches has the info icon', () => {
  expect(specIcon('Certified', 'car')).toBe('info');
});
