import { expect, it } from 'vitest';
import { featuresInOrder } from './features-in-order.ts';

it('VDP-04 features that nearly every vehicle has come last, others stay in the order of the stock', () => {
  expect(
    featuresInOrder([
      'Power windows',
      'Heated seats',
      'Bluetooth',
      '360° camera',
      'Head-up display',
      'ABS brakes',
    ]),
  ).toEqual(['Heated seats', '360° camera', 'Head-up display', 'Power windows', 'Bluetooth', 'ABS brakes']);
  expect(featuresInOrder(['Adaptive cruise control', 'Cruise control'])).toEqual([
    'Adaptive cruise control',
    'Cruise control',
  ]);
});
