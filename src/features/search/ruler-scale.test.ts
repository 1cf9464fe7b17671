import { expect, it } from 'vitest';
import { rulerScale } from './ruler-scale.ts';

it('a ruler names its ends and the masses between them, and leaves out those that would stand on its ends', () => {
  const { ticks } = rulerScale({ min: 2500, max: 12_500 });
  expect(ticks).toEqual([
    { at: '0%', label: '2.5' },
    { at: '20%', label: '4.5' },
    { at: '55%', label: '8' },
    { at: '100%', label: '12.5 t' },
  ]);
});

it('licence classes change at 4.5 and 8 t, and only those within the bounds have a place', () => {
  expect(rulerScale({ min: 2500, max: 12_500 }).classes).toEqual([
    { from: '0%', width: '20%', middle: '10%', label: 'C' },
    { from: '20%', width: '35%', middle: '37.5%', label: 'LR' },
    { from: '55%', width: '45%', middle: '77.5%', label: 'MR 2 axles, HR 3 or more' },
  ]);
  expect(rulerScale({ min: 5000, max: 7000 }).classes.map(({ label }) => label)).toEqual(['LR']);
});
