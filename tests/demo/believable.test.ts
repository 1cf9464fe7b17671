import { describe, expect, it } from 'vitest';
import { readDealer } from '../../scripts/demo-stock/dealer.ts';
import type { Car } from '../../src/stock/car.ts';
import { everyStock, TODAY } from './stock.ts';

const stocks = await everyStock();
const all = stocks.flatMap(({ cars }) => cars);
const ageOf = (car: Car): number => (TODAY.time - Date.parse(`${car.build_date}-01`)) / 31_557_600_000;

/** Picture folders for each body. */
const FOLDERS: Partial<Record<NonNullable<Car['simple_body']>, string[]>> = {
  suv: ['suv', 'suv-small', 'suv-large'],
  hatch: ['hatch'],
  sedan: ['sedan'],
  wagon: ['wagon'],
  ute: ['ute'],
  van: ['van'],
  coupe: ['coupe'],
  convertible: ['convertible'],
  softtop: ['convertible'],
  peopleMover: ['people-mover'],
  lightTruck: ['truck-tray', 'truck-box', 'truck-bonneted'],
  rigidTruck: ['truck-tray', 'truck-box', 'truck-heavy-tray', 'truck-heavy-box'],
  naked: ['motorcycle-naked', 'motorcycle-retro'],
  sport: ['motorcycle-sport'],
  adventure: ['motorcycle-adventure'],
  cruiser: ['motorcycle-cruiser'],
  caravan: ['caravan'],
  popTop: ['caravan-poptop'],
  motorhome: ['motorhome'],
};

describe('a demo vehicle', () => {
  it('was built before today, and at most one calendar year from its model year', () => {
    for (const car of all) {
      expect(ageOf(car), car.name).toBeGreaterThan(0);
      expect(Math.abs(Number(car.build_date?.slice(0, 4)) - car.year), car.name).toBeLessThanOrEqual(1);
    }
  });

  it('has at most 60,000 km a year, and hardly any when new', () => {
    for (const car of all) {
      if (car.km === null) expect(['caravan', 'popTop'], car.name).toContain(car.simple_body);
      else if (car.car_type === 'new') expect(car.km, car.name).toBeLessThan(100);
      else expect(car.km, car.name).toBeLessThanOrEqual((ageOf(car) + 0.1) * 60_000);
    }
  });

  it('has whole-dollar prices with usual endings, a higher price before a reduction, and a lower offer', () => {
    for (const car of all.filter(({ price }) => price !== null)) {
      const price = car.price ?? 0;
      expect([490, 880, 990], car.name).toContain(price % 1_000);
      expect(price, car.name).toBeGreaterThan(1_400);
      if (car.before_price !== null) expect(car.before_price, car.name).toBeGreaterThan(price);
      if (car.offer_price !== null) expect(car.offer_price, car.name).toBeLessThan(price);
      if (car.state_average_market_price !== null)
        expect(Math.abs(car.state_average_market_price / price - 1), car.name).toBeLessThan(0.16);
    }
  });

  it('shows pictures of its own body and colour', () => {
    for (const car of all) {
      const urls = car.images.map(({ image }) => image.url);
      expect(car.thumbnails).toEqual(urls);
      expect(new Set(urls).size).toBe(urls.length);
      for (const url of urls) {
        const [, folder, colour] = /^\/media\/vehicles\/[a-z]+\/([^/]+)\/([a-z]+)-\d\//.exec(url) ?? [];
        expect(FOLDERS[car.simple_body ?? 'bus'], `${car.name} ${url}`).toContain(folder);
        expect(colour).toBe(car.colour?.toLowerCase());
      }
    }
  });

  it('that is an SUV looks as large as it is', () => {
    const lengths: Record<string, number[]> = { 'suv-small': [], suv: [], 'suv-large': [] };
    for (const car of all) {
      const [, folder = ''] = /vehicles\/[a-z]+\/([^/]+)/.exec(car.images[0]?.image.url ?? '') ?? [];
      lengths[folder]?.push(car.variant?.vehiclelength ?? 0);
    }
    const [small = [], medium = [], large = []] = Object.values(lengths);
    expect(Math.min(small.length, medium.length, large.length)).toBeGreaterThan(20);
    expect(Math.max(...small)).toBeLessThan(Math.min(...medium));
    expect(Math.min(...large)).toBeGreaterThan(4_800);
  });

  it('has a marketing colour name that ends in the canonical colour', () => {
    for (const car of all) expect(car.seller_words.colour?.endsWith(car.colour ?? '?'), car.name).toBe(true);
  });

  it('has a unique VIN of 17 characters without I, O and Q that ends in three digits', () => {
    const vins = all.flatMap(({ vin }) => vin ?? []);
    for (const vin of vins) expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{14}\d{3}$/);
    expect(new Set(vins).size).toBe(vins.length);
  });

  it('has a plate of its state, unless it is new', () => {
    const plates: Record<string, RegExp> = {
      QLD: /^\d{3}[A-Z]{2}\d$/,
      SA: /^S\d{3}[A-Z]{3}$/,
      NSW: /^[A-Z]{3}\d{2}[A-Z]$/,
      VIC: /^1[A-Z]\d[A-Z]{2}$/,
      WA: /^1T[A-Z]{2}\d{3}$/,
    };
    for (const car of all) {
      if (car.car_type === 'new') expect(car.regplate).toBeNull();
      else expect(car.regplate, car.name).toMatch(plates[car.state ?? ''] ?? /never/);
    }
  });

  it('has the facts that matter for its kind: weights and berths, GVM or ATM and axles, capacity and licence', () => {
    const labels = (car: Car) => car.extra_specs.map(({ label }) => label);
    for (const car of all) {
      if (car.item_type === 'caravan') {
        expect(car.caravan?.sleeps, car.name).toBeGreaterThan(1);
        const isMotorhome = car.simple_body === 'motorhome';
        const [mass, other] = [car.caravan?.aggregate_trailer_mass, car.variant?.grossvehiclemass];
        expect(isMotorhome ? mass : other, `${car.name}: a mass that it cannot have`).toBeFalsy();
        expect(isMotorhome ? other : mass, car.name).toBeGreaterThan(car.caravan?.tare_weight ?? Infinity);
      }
      if (car.item_type === 'truck')
        expect(labels(car)).toEqual(
          expect.arrayContaining(['GVM', 'GCM', 'Axle configuration', 'PTO', 'Licence class']),
        );
      if (car.item_type === 'motorcycle')
        expect(labels(car)).toEqual(
          expect.arrayContaining(['Capacity', 'Learner approved (LAMS)', 'Licence class']),
        );
    }
  });

  it('costs less on average than newer vehicles of its model', () => {
    const models = Map.groupBy(
      all.filter(
        (car) => car.car_type === 'used' && car.price !== null && car.state_average_market_price !== 0,
      ),
      (car) => `${car.make} ${car.model}`,
    );
    const slopes = [...models.values()]
      .filter((cars) => cars.length >= 6)
      .map((cars) => {
        const ages = cars.map(ageOf);
        const mean = ages.reduce((a, b) => a + b, 0) / ages.length;
        return cars.reduce((sum, car, i) => sum + ((ages[i] ?? 0) - mean) * (car.price ?? 0), 0);
      });
    expect(slopes.length).toBeGreaterThan(10);
    expect(slopes.filter((slope) => slope < 0).length / slopes.length).toBeGreaterThan(0.85);
  });

  it('is at a yard of its dealer, and if new, at one that sells its make', () => {
    for (const { plan, cars } of stocks) {
      const { yards } = readDealer('tenants', plan.tenant);
      for (const car of cars) {
        const yard = yards.find(({ location }) => location.slug === car.location?.slug);
        expect(yard?.dealership.slug, `${plan.tenant} ${car.name}`).toBe(car.dealership_slug);
        if (car.car_type === 'new' && yard && yard.makes.length > 0) expect(yard.makes).toContain(car.make);
      }
    }
    const harbourline = stocks.find(({ plan }) => plan.tenant === 'harbourline')?.cars ?? [];
    const fords = harbourline.filter((car) => car.make === 'Ford' && car.car_type === 'new');
    expect(fords.length).toBeGreaterThan(0);
    for (const car of fords) expect(['southport', 'toowoomba']).toContain(car.location?.slug);
  });
});
