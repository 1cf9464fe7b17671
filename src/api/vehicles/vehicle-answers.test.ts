import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { NOW, testService, UNLIMITED } from '../../../tests/support/service/test-service.ts';
import { northCars, northStock } from '../../../tests/support/service/test-stock.ts';
import { PLACE_UNKNOWN } from '../../features/delivery/delivery.ts';
import type { Database } from '../platform/database/database.ts';
import type { Geocoder } from './places/geocoder.ts';
import { googleGeocoder } from './places/google-geocoder.ts';

/** A database that fails on every use. */
const database = {} as Database;

const ZONES = [
  { name: 'Newcastle', price: 90, within_km: 50 },
  { name: 'New South Wales', price: 400.5, states: ['NSW'] },
];
const LENDER = { paymentWeek: 144, interestRate: 8, comparisonRate: 9, disclaimer: 'Terms apply.' };

const service = (
  site: Record<string, unknown> = {},
  geocoder: Geocoder | null = null,
  lines: string[] = [],
) => {
  const cars = northCars(NOW).map((car) => ({ ...car, finance_lenders: { Lender: LENDER } as never }));
  const dependencies = { stockOf: northStock(NOW, site, cars), geocoder };
  return testService(database, lines, { limits: UNLIMITED, ...dependencies }).get;
};
const GONE = { status: 404, json: { success: false, error: 'This vehicle is not in stock.' } };

describe('answers about a vehicle', () => {
  it('API-17 the price comparison is at the path of the vehicle’s page, followed by /autogauge', async () => {
    const get = service();
    const { status, json } = await get('/api/cars/mine/autogauge');
    // Only "reserved" and "offered" are comparable, on sale and priced: too few for a comparison.
    expect([status, json]).toEqual([200, expect.objectContaining({ vehicles: 2, confidence: 0 })]);
    expect(await get('/api/cars/nothing/autogauge')).toEqual(GONE);
    expect((await get('/api/autogauge')).status).toBe(404);
  });

  it('API-39 similar vehicles are on sale, nearest price first, and are also found for a sold vehicle', async () => {
    const get = service();
    expect((await get('/api/cars/mine/related.json')).json).toEqual({ ids: ['id-offered', 'id-reserved'] });
    expect((await get('/api/cars/sold/related.json')).status).toBe(200);
    expect(await get('/api/cars/nothing/related.json')).toEqual(GONE);
  });

  it('API-38 the finance disclaimer is that of the vehicle’s lender, or null for a sold vehicle or a dealer without finance', async () => {
    const get = service({ config: { finance: { provider: 'Lender' } } });
    const of = async (id: string) => (await get(`/api/cars/${id}/finance-disclaimer`)).json;
    expect(await of('id-mine')).toEqual({ disclaimer: 'Terms apply.' });
    expect(await of('id-sold')).toEqual({ disclaimer: null });
    expect((await service()('/api/cars/id-mine/finance-disclaimer')).json).toEqual({ disclaimer: null });
    expect(await get('/api/cars/id-nothing/finance-disclaimer')).toEqual(GONE);
    // The dealership of the vehicle's yard has a lender of its own.
    const overrides = [{ when: { dealership: 'north-yard' }, set: { finance: { provider: 'Lender' } } }];
    const ofYard = await service({ overrides })('/api/cars/id-mine/finance-disclaimer');
    expect(ofYard.json).toEqual({ disclaimer: 'Terms apply.' });
  });
});

describe('delivery', () => {
  const price = async (
    postcode: string,
    site: Record<string, unknown> = { config: { delivery: { zones: ZONES } } },
  ) => service(site)(`/api/delivery-price?postcode=${postcode}&car_id=id-mine`);

  it('API-37 DAT-21 costs the price of the first zone whose distance, state and postcodes match', async () => {
    expect((await price('2292')).json).toEqual({ name: 'Newcastle', price: 90 });
    expect((await price('2000')).json).toEqual({ name: 'New South Wales', price: 400.5 });
    const refused = { status: 404, json: { success: false, error: PLACE_UNKNOWN } };
    for (const postcode of ['3000', '0001', '22', 'x', '2899'])
      expect(await price(postcode), postcode).toEqual(refused);
    const overrides = [{ when: { dealership: 'north-yard' }, set: { delivery: { zones: ZONES } } }];
    expect((await price('2292', { overrides })).json, 'of the yard').toEqual({
      name: 'Newcastle',
      price: 90,
    });
    // A dealer without zones delivers nowhere.
    expect(await price('2292', {})).toEqual(refused);
  });

  it('has no price for an unknown vehicle or without a postcode', async () => {
    const get = service();
    expect(await get('/api/delivery-price?postcode=2292&car_id=x')).toEqual(GONE);
    expect((await get('/api/delivery-price?car_id=id-mine')).json).toEqual({
      success: false,
      error: 'The address of this request is not valid: postcode.',
    });
  });
});

describe('geocoding', () => {
  it('API-33 ERR-20 returns the position of a postcode in Google’s format, and no result for other texts', async () => {
    const get = service();
    expect((await get('/api/geocode?address=4000')).json).toEqual({
      status: 'OK',
      results: [
        {
          formatted_address: 'QLD 4000, Australia',
          geometry: { location: { lat: expect.closeTo(-27.47, 1), lng: expect.closeTo(153.03, 1) } },
        },
      ],
    });
    for (const address of ['0000', '40000', 'Brisbane', ''])
      expect((await get(`/api/geocode?address=${address}`)).json).toEqual({
        status: 'ZERO_RESULTS',
        results: [],
      });
    expect((await get('/api/geocode')).status).toBe(400);
  });

  it('API-33 asks Google with address and key if a key is set, and uses our table if Google fails', async () => {
    const asked: URL[] = [];
    let status = 'OK';
    const results = [
      { formatted_address: 'Here', geometry: { location: { lat: -1, lng: 2 } }, place_id: 'x' },
    ];
    const google = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://localhost'));
      response.end(JSON.stringify({ status, results: status === 'OK' ? results : [] }));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => google.once('listening', resolve));
    const { port } = google.address() as AddressInfo;
    const lines: string[] = [];
    const get = service({}, googleGeocoder('a-key', `http://127.0.0.1:${port}/`), lines);
    const lat = async () => {
      const { json } = await get('/api/geocode?address=4000');
      return (json as { results: { geometry: { location: { lat: number } } }[] }).results[0]?.geometry
        .location.lat;
    };
    expect(await lat()).toBe(-1);
    expect(asked[0]?.searchParams.get('address')).toBe('4000');
    expect(asked[0]?.searchParams.get('key')).toBe('a-key');
    status = 'REQUEST_DENIED';
    expect(await lat()).toBeCloseTo(-27.47, 1);
    expect(lines.join('')).toContain('the geocoding provider failed');
    expect(lines.join('')).not.toContain('a-key');
    google.close();
  });
});
