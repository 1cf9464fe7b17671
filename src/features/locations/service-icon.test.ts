import { expect, it } from 'vitest';
import { serviceIcon } from './service-icon.ts';

it('each service of the demo yards has an icon of its own', () => {
  const icons = ['wrench', 'package', 'plug-zap', 'hand-coins', 'calendar-check', 'key-round', 'truck'].map(
    serviceIcon,
  );
  expect(icons).toEqual(['service', 'parts', 'plug-zap', 'hand-coins', 'calendar', 'key', 'truck']);
});

it('the icon of a service is found by its name in the Lucide icon set', () => {
  expect(['shield-check', 'car-front', 'bed-double'].map(serviceIcon)).toEqual([
    'warranty',
    'car-front',
    'bed',
  ]);
});

it('a service with an unknown icon name gets a tick', () => {
  expect(serviceIcon('submarine')).toBe('check');
});
