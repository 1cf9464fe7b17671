import { expect, it } from 'vitest';
import { homeSection } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car } from '../../stock/car.ts';
import { blankVariant } from '../../stock/car-defaults.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const sized = (stocknum: string, vehiclelength: number | null, changes: Partial<Car>) =>
  makeCar({ stocknum, variant: { ...blankVariant(), vehiclelength }, ...changes });
const RIGID = { simple_body: 'rigidTruck' } as const;
const STOCK = [
  sized('1', 8_800, { ...RIGID, body: 'Tray' }),
  sized('2', 10_100, { ...RIGID, body: 'Pantech' }),
  sized('3', 5_350, { simple_body: 'ute', body: 'Ute' }),
  sized('4', null, { simple_body: 'van', body: 'Van' }),
  sized('5', 4_600, { simple_body: 'suv', body: 'SUV' }),
];
const siteWith = (stock: Car[], form = 'elevations') => {
  const sections = [{ section: 'hero' }, { section: 'bodies', form }];
  const tenant = makeTenant({ home: { title: 'Trucks', lede: 'Near you.', sections } });
  return buildInventory(tenant, stock, NOW);
};
const drawnOf = (stock: Car[]) => homeSection(siteWith(stock), 'bodies')?.drawn;

it('draws the longest vehicle of each body, the shortest body first, without those that have no length or drawing', () => {
  const drawn = drawnOf(STOCK);
  expect(drawn?.map(({ label, length, count }) => [label, length, count])).toEqual([
    ['Utes', 5_350, 1],
    ['Rigid trucks', 10_100, 2],
  ]);
  // A box is higher than a tray.
  const tray = drawnOf([...STOCK.slice(2), sized('1', 8_800, { ...RIGID, body: 'Tray' })]);
  expect(drawn?.[1]?.elevation.height).toBeGreaterThan(tray?.[1]?.elevation.height ?? 0);
});

it('is left out with a single body to draw', () => {
  expect(drawnOf(STOCK.slice(0, 2))).toBeUndefined();
});

it('warns of the bodies in stock that are left out, with their numbers; other forms leave none out', () => {
  const warningsOf = (form: string) =>
    siteWith(STOCK, form).findings.flatMap(({ path, message }) =>
      path.join('.') === 'home.sections.1.form' ? [message] : [],
    );
  expect(warningsOf('elevations')).toEqual([expect.stringMatching(/are left out: SUVs \(1\), Vans \(1\)\./)]);
  expect(warningsOf('tiles')).toEqual([]);
});
