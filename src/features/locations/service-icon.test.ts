import { expect, it } from 'vitest';
import { serviceIcon } from './service-icon.ts';

it('has an icon for each service of the demo yards', () => {
  const icons = ['wrench', 'package', 'plug-zap', 'hand-coins', 'calendar-check', 'key-round', 'truck'].map(
    serviceIcon,
  );
  expect(icons).toEqual(['service', 'parts', 'plug-zap', 'hand-coins', 'calendar', 'key', 'truck']);
});

it('finds an icon by its Lucide name', () => {
  expect(['shield-check', 'car-front', 'bed-double'].map(serviceIcon)).toEqual([
    'warranty',
    'car-front',
    'bed',
  ]);
});

it('falls back to a tick for an unknown name', () => {
  expect(serviceIcon('submarine')).toBe('check');
});
