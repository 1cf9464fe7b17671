import { expect, it } from 'vitest';
import { serviceIcon } from './service-icon.ts';

it('draws the icons that yards name for their services', () => {
  const icons = ['wrench', 'package', 'plug-zap', 'hand-coins', 'calendar-check', 'key-round', 'truck'].map(
    serviceIcon,
  );
  expect(icons).toEqual(['service', 'parts', 'plug_zap', 'hand_coins', 'calendar', 'key', 'truck']);
});

it('draws a tick for a name it does not know', () => {
  expect(serviceIcon('submarine')).toBe('check');
});
