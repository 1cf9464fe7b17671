import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATA, HAS_DATA, importFile, NO_DATA } from '../support/stock/import-rows.ts';

if (!HAS_DATA) console.warn(NO_DATA);

describe.skipIf(!HAS_DATA)(`the other real feeds ${HAS_DATA ? '' : `(${NO_DATA})`}`, () => {
  const feed = (name: string) => join(DATA, 'feeds', name);

  it('imports 25 trucks from Google vehicle ads, with the duplicate in quarantine', async () => {
    const { report, cars } = await importFile(feed('google-vehicle-ads.xml'));
    expect(report).toMatchObject({
      outcome: 'imported',
      format: 'google',
      records: 26,
      vehicles: 25,
      quarantined: 1,
      foreign_prices: { USD: 25 },
    });
    expect(cars.every((car) => car.price === null && car.seller_words.price?.endsWith(' USD'))).toBe(true);
    expect(report.quarantine[0]?.problems[0]).toMatchObject({ field: 'id', value: '5PVNJ7EY7V5T50259' });
    expect(cars[0]).toMatchObject({
      id: '5PVNJ7EY3V5T50257',
      vin: '5PVNJ7EY3V5T50257',
      stocknum: null,
      year: 2027,
      make: 'Hino',
      model: 'L6',
      car_type: 'new',
      item_type: 'truck',
      simple_body: 'cabChassis',
      price: null,
      price_type: null,
      km: 161,
      photos_count: 11,
      city: 'North Smithfield',
      state: null,
      seller_words: { price: '100615.00 USD', km: '100 miles', state: 'RI' },
    });
    expect(cars.every((car) => car.images.length > 0 && car.dealercomments)).toBe(true);
  });

  it('imports 17 vehicles from Meta automotive XML, six of them sold, with the condition from state_of_vehicle', async () => {
    const plain = await importFile(feed('meta-automotive.xml'));
    expect(plain.report).toMatchObject({ outcome: 'imported', vehicles: 17, foreign_prices: { USD: 17 } });
    expect(plain.cars.every((car) => car.price === null)).toBe(true);
    const { report, cars } = await importFile(feed('meta-automotive.xml'), {
      currencies: { USD: 1.5 },
    });
    expect(report).toMatchObject({ outcome: 'imported', format: 'meta', records: 17, vehicles: 17 });
    expect(
      // The feed does not say when they were sold.
      cars.filter((car) => car.sold && car.status === 'sold' && car.sold_date_timestamp === null).length,
    ).toBe(6);
    expect(cars[0]).toMatchObject({
      id: '13337',
      make: 'Honda',
      model: 'Civic',
      badge: 'Hybrid-L',
      car_type: 'used',
      item_type: 'car',
      simple_body: 'sedan',
      price: 19_493,
      km: 226_684,
      city: 'Russellville',
      state: null,
      photos_count: 9,
    });
  });

  it('imports the Swedish CSV without prices or with converted ones, or refuses it, depending on the currency rule', async () => {
    const plain = await importFile(feed('meta-vehicles.csv'));
    expect(plain.report).toMatchObject({
      outcome: 'imported',
      format: 'meta',
      records: 16,
      vehicles: 16,
      foreign_prices: { SEK: 16 },
    });
    expect(plain.cars.every((car) => car.price === null)).toBe(true);
    const refused = await importFile(feed('meta-vehicles.csv'), { currencies: { SEK: 'quarantine' } });
    expect(refused.report).toMatchObject({ outcome: 'refused', vehicles: 0, quarantined: 16 });
    expect(refused.report.quarantine[0]?.problems).toEqual([
      { field: 'price', value: '105950 SEK', reason: 'is in SEK, not AUD' },
    ]);
    const taken = await importFile(feed('meta-vehicles.csv'), { currencies: { SEK: 0.15 } });
    expect(taken.report).toMatchObject({ outcome: 'imported', records: 16, vehicles: 16 });
    expect(taken.cars[0]).toMatchObject({
      id: 'NLR717',
      make: 'Toyota',
      model: 'Prius',
      price: 15_893,
      km: 192_850,
      simple_fuel: 'Plug-in Hybrid',
      fuel: 'Plug-in Bensin',
      simple_body: 'wagon',
      body: 'Kombi',
      simple_transmission: 'Automatic',
      city: 'Luleå',
      photos_count: 11,
      seller_words: { price: '105950 SEK' },
    });
  });
});
