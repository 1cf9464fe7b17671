import { expect, it } from 'vitest';
import { serviceIcon } from './service-icon.ts';

it('draws the icons that yards name for their services', () => {
  const icons = ['wrench', 'package', 'plug-zap', 'hand-coins', 'calendar-check', 'key-round', 'truck'].map(
    serviceIcon,
  );
  expect(icons).toEqual(['service', 'parts', 'plug-zap', 'hand-coins', 'calendar', 'key', 'truck']);
});

it('finds an icon by the name the Lucide set gives it', () => {
  expect(['shield-check', 'car-front', 'bed-double'].map(serviceIcon)).toEqual([
    'warranty',
    'car-front',
    'bed',
  ]);
});

it('draws a tick for a name it does not know', () => {
  expect(serviceIcon('submarine')).toBe('check');
});
