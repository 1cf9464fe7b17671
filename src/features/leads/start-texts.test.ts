import { describe, expect, it } from 'vitest';
import { FORM_SETTINGS } from '../../../tests/support/form-settings.ts';
import { startTexts } from './start-texts.ts';
import { vehicleInAddress } from './vehicle-in-address.ts';

const SETTINGS = {
  ...FORM_SETTINGS,
  dealerships: [
    { value: 'birch-hill-motors', label: 'Birch Hill Motors' },
    { value: 'cedar-flat-motors', label: 'Cedar Flat' },
  ],
};
const texts = (query: string, dealership: string | null = null) =>
  startTexts(SETTINGS, new URLSearchParams(query), dealership);

describe('the address of a form’s page', () => {
  it.each(['birch-hill-motors', 'Birch-Hill-Motors', 'Birch Hill Motors', 'birch hill motors'])(
    'ROU-07 may name the preferred dealership by its slug or name: %s',
    (name) => {
      const query = new URLSearchParams({ preferredDealership: name }).toString();
      expect(texts(query, 'cedar-flat-motors')).toEqual({ dealership_slug: 'birch-hill-motors' });
    },
  );

  it('leaves the vehicle’s dealership preselected if it names no dealership of this dealer', () => {
    for (const query of ['', 'preferredDealership=elsewhere'])
      expect(texts(query, 'cedar-flat-motors')).toEqual({ dealership_slug: 'cedar-flat-motors' });
    expect(texts('', 'elsewhere')).toEqual({});
  });

  it('ROU-08 may name a budget, which is ignored if it is not an amount of money', () => {
    for (const budget of ['35000', '35,000', '$35,000'])
      expect(texts(new URLSearchParams({ vehiclePriceBudget: budget }).toString())).toEqual({
        vehiclePriceBudget: budget,
      });
    for (const other of ['', 'cheap', '-5', '<b>1</b>', '123456789012345'])
      expect(texts(new URLSearchParams({ vehiclePriceBudget: other }).toString()), other).toEqual({});
  });

  it('ROU-31 may name the model that the shopper asks about, in letters and digits alone', () => {
    expect(texts('about=Kia+EV9+GT-Line')).toEqual({ message: 'I am interested in the Kia EV9 GT-Line.' });
    for (const other of ['', '<b>Kia</b>', 'http://bad.example', ' ', 'x'.repeat(61)])
      expect(texts(new URLSearchParams({ about: other }).toString()), other).toEqual({});
  });

  it('ROU-09 ROU-10 may name a vehicle, with or without its type', () => {
    const named = (query: string) => vehicleInAddress(new URLSearchParams(query));
    expect(named('car_id=9&car_type=used')).toEqual({ id: '9', carType: 'used' });
    for (const query of ['car_id=9', 'car_id=9&car_type=boat'])
      expect(named(query)).toEqual({ id: '9', carType: null });
    for (const query of ['', 'car_id=', 'car_type=used']) expect(named(query)).toBeNull();
  });
});
