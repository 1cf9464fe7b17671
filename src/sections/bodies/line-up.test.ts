import { expect, it } from 'vitest';
import { homeSection } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const STOCK = [makeCar({ stocknum: '1' }), makeCar({ stocknum: '2', simple_body: 'ute', body: 'Ute' })];
const bodiesOf = (bodies: object, hero = 'stage') => {
  const sections = [
    { section: 'hero', form: hero },
    { section: 'bodies', ...bodies },
  ];
  const tenant = makeTenant({ home: { title: 'Cars', lede: 'Near you.', sections } });
  return homeSection(buildInventory(tenant, STOCK, NOW), 'bodies');
};
const SUV = { body: 'suv', src: '/media/suv.avif' };

it('ROU-01 bodies side by side have the dealer’s pictures, without drawings beside them', () => {
  const view = bodiesOf({ form: 'line-up', pictures: [SUV] });
  expect(view?.tiles.map(({ body, image }) => [body, image])).toEqual([['suv', SUV.src]]);
  expect(bodiesOf({ form: 'line-up' })?.tiles).toHaveLength(2);
  expect(bodiesOf({ form: 'tiles', pictures: [SUV] })?.tiles.map(({ image }) => image)).toEqual([null, null]);
});

it('ROU-01 the first picture of a line-up leads the page only below a hero without a picture', () => {
  expect(bodiesOf({ form: 'line-up' }, 'words')?.leads).toBe(true);
  expect(bodiesOf({ form: 'line-up' }, 'photo')?.leads).toBe(false);
  expect(bodiesOf({ form: 'tiles' }, 'words')?.leads).toBe(false);
});
