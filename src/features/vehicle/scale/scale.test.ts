import { describe, expect, it } from 'vitest';
import { makeUte } from '../../../../tests/support/vehicles.ts';
import type { Car } from '../../../stock/car.ts';
import { bodyViews } from './body-views.ts';
import { massBar } from './mass-bar.ts';
import { measuresOf } from './measures.ts';
import { towDots } from './tow-dots.ts';

const makeCar = (fields: object) => makeUte({ variant: null, ...fields } as Partial<Car>);
const VAN = { tare: 2_450, atm: 3_100, ball: null };

describe('what is drawn to scale', () => {
  it('is only what the stock has all figures of', () => {
    const variant = { vehiclelength: 4_720, vehiclewidth: 1_862 };
    expect(measuresOf(makeCar({ variant }), 'cars')).toBeNull();
    expect(
      measuresOf(makeCar({ variant: { ...variant, vehicleheight: 1_745 } }), 'cars')?.size,
    ).toMatchObject({
      length: 4_720,
      height: 1_745,
    });
  });

  it('a car is drawn in the colour of its family, or in silver if there is no picture in it', () => {
    const variant = { vehiclelength: 4_720, vehiclewidth: 1_862, vehicleheight: 1_745 };
    const drawn = (colour: string | null) => {
      const { body = null, colour: family = null } =
        measuresOf(makeCar({ variant, simple_body: 'suv', colour }), 'cars')?.size ?? {};
      return bodyViews(body, family, variant.vehiclelength);
    };
    expect(drawn('Ocean Blue')?.side).toMatch(/suv-blue-side/);
    expect(drawn('Ocean Blue')?.nose).toMatch(/suv-blue-nose/);
    for (const other of ['Plum', 'Factory finish', null])
      expect(drawn(other)?.side).toMatch(/suv-silver-side/);
    expect(bodyViews('caravan', 'blue', 6_400)).toBeNull();
  });

  it('a short SUV is drawn as a small one, a long one as a large one', () => {
    expect(bodyViews('suv', 'red', 4_385)?.side).toMatch(/suv-small-red-side/);
    expect(bodyViews('suv', 'red', 4_640)?.side).toMatch(/suv-red-side/);
    expect(bodyViews('4x4', 'red', 4_995)?.nose).toMatch(/suv-large-red-nose/);
    expect(bodyViews('hatch', 'red', 4_060)?.side).toMatch(/hatch-red-side/);
  });

  it('a van that is towed has its masses, a motorhome has none', () => {
    const van = {
      item_type: 'caravan',
      caravan: { tare_weight: 2_450, aggregate_trailer_mass: null },
      extra_specs: [
        { label: 'ATM', value: '3,100 kg' },
        { label: 'Ball weight', value: '215 kg' },
      ],
    };
    expect(measuresOf(makeCar({ ...van, simple_body: 'caravan' }), 'caravans')?.towed).toEqual({
      ...VAN,
      ball: 215,
    });
    expect(measuresOf(makeCar({ ...van, simple_body: 'motorhome' }), 'caravans')).toBeNull();
  });

  it('a truck has its GVM, and its GCM only if it is more', () => {
    const truck = (gcm: string) =>
      measuresOf(
        makeCar({
          item_type: 'truck',
          extra_specs: [
            { label: 'GVM', value: '8,700 kg' },
            { label: 'GCM', value: gcm },
          ],
        }),
        'trucks',
      )?.truck;
    expect(truck('12,500 kg')).toEqual({ gvm: 8_700, gcm: 12_500 });
    expect(truck('8,700 kg')).toEqual({ gvm: 8_700, gcm: null });
    expect(truck('ask us')).toEqual({ gvm: 8_700, gcm: null });
  });
});

it('one dot is 50 kg of the van, of its load or of what is left of the rating', () => {
  const dots = towDots(VAN);
  const count = (part: string) => dots.filter((dot) => dot.part === part).length;
  expect([count('tare'), count('load'), count('spare')]).toEqual([49, 13, 8]);
  expect(dots.filter(({ from }) => from === 0)).toHaveLength(50);
  expect(towDots({ ...VAN, atm: 3_600 }).filter(({ from }) => from === 3)).toHaveLength(2);
});

it('the bar of masses ends at the GCM and marks the licences that end before it', () => {
  expect(massBar({ gvm: 8_700, gcm: 12_500 })).toMatchObject({
    end: 12_500,
    limits: [{ kg: 4_500 }, { kg: 8_000 }],
  });
  expect(massBar({ gvm: 4_495, gcm: null })).toMatchObject({ end: 4_495, limits: [] });
  expect(massBar({ gvm: 24_000, gcm: 45_000 }).limits).toMatchObject([{ kg: 8_000 }]);
});
