import { expect, it } from 'vitest';
import { makeLocation, makeTenant } from '../../../tests/support/make-tenant.ts';
import { buildInventory } from '../../site/inventory.ts';
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
  // Our own names are known, too.
  expect(['warranty', 'bed'].map(serviceIcon)).toEqual(['warranty', 'bed']);
});

it('a service with an unknown icon name gets a tick', () => {
  expect(serviceIcon('submarine')).toBe('check');
});

it('an unknown icon name is warned of, with the one that was probably meant', () => {
  const services = ['wrench', 'wrnech', 'submarine'].map((icon) => ({
    title: 'T',
    text: '',
    link: '/',
    icon,
  }));
  const tenant = makeTenant({ locations: [makeLocation({ services })] });
  const { findings } = buildInventory(tenant, [], new Date('2026-11-20T05:00:00Z'));
  expect(findings.filter(({ path }) => path[0] === 'locations')).toEqual([
    {
      severity: 'warning',
      path: ['locations', 0, 'services', 1, 'icon'],
      message: 'There is no icon "wrnech", so the service shows a tick. Did you mean "wrench"?',
    },
    {
      severity: 'warning',
      path: ['locations', 0, 'services', 2, 'icon'],
      message: 'There is no icon "submarine", so the service shows a tick.',
    },
  ]);
});
