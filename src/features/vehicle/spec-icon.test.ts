import { expect, it } from 'vitest';
import { specIcon } from './spec-icon.ts';

it('distinguishes specifications with overlapping words', () => {
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

it('shows the body as the kind of vehicle', () => {
  expect(specIcon('Body', 'truck')).toBe('truck');
  expect(specIcon('Body', 'caravan')).toBe('caravan');
});

it('falls back to the info icon for an unknown specification', () => {
  expect(specIcon('Certified', 'car')).toBe('info');
});
