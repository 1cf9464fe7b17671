import { describe, expect, it } from 'vitest';
import type { Car } from '../../src/stock/car.ts';
import { everyStock, TODAY } from './stock.ts';

const DAY = 86_400;
const stocks = await everyStock();
const soldDaysAgo = (car: Car): number => (TODAY.time / 1_000 - (car.sold_date_timestamp ?? 0)) / DAY;
const arrivedDaysAgo = (car: Car): number => (TODAY.time - Date.parse(car.created_at ?? '')) / 1_000 / DAY;

describe.each(stocks)('the stock of $plan.tenant', ({ plan, cars }) => {
  const share = (test: (car: Car) => boolean) => cars.filter(test).length / cars.length;

  it('has at least 2 % of its vehicles in each state: coming soon, reserved, sold, without price, without pictures', () => {
    expect(share((car) => car.status === 'coming_soon')).toBeGreaterThanOrEqual(0.02);
    expect(share((car) => car.reserved)).toBeGreaterThanOrEqual(0.02);
    expect(share((car) => car.sold)).toBeGreaterThanOrEqual(0.02);
    expect(share((car) => car.price === null)).toBeGreaterThanOrEqual(0.02);
    expect(share((car) => car.images.length === 0)).toBeGreaterThanOrEqual(0.02);
    expect(share((car) => car.status === 'in_stock')).toBeGreaterThan(0.7);
  });

  it('has arrivals of the last eight days, and sold vehicles inside and outside of the listing period', () => {
    expect(cars.some((car) => arrivedDaysAgo(car) < 8)).toBe(true);
    expect(cars.some((car) => car.sold && soldDaysAgo(car) <= 3)).toBe(true);
    expect(cars.some((car) => car.sold && soldDaysAgo(car) > 3 && soldDaysAgo(car) <= 30)).toBe(true);
  });

  it('has new, demo and used vehicles as planned', () => {
    const kinds = new Set(cars.map((car) => car.car_type));
    expect([...kinds].sort()).toEqual(plan.share.new > 0 ? ['demo', 'new', 'used'] : ['used']);
  });

  it('sets status, sold and sale date together, reserves only vehicles in stock, and pre-sells only new ones', () => {
    for (const car of cars) {
      expect(car.sold).toBe(car.status === 'sold');
      expect(car.sold).toBe(car.sold_date_timestamp !== null);
      if (car.reserved) expect(car.status).toBe('in_stock');
      if (car.preorder) expect([car.car_type, car.status]).toEqual(['new', 'coming_soon']);
    }
  });

  it('has comments that fit the state of the sale', () => {
    const said = (test: (car: Car) => boolean) =>
      cars
        .filter(test)
        .flatMap(({ name, dealercomments }) => (dealercomments ? { name, dealercomments } : []));
    for (const { name, dealercomments } of said((car) => car.status === 'coming_soon'))
      expect(dealercomments, name).not.toMatch(/in stock|in the yard now|See it at|on the sheet/i);
    for (const { name, dealercomments } of said((car) => car.sold))
      expect(dealercomments, name).not.toMatch(/See it at|test drive|Your trade|bring it to you|in stock/i);
    for (const { name, dealercomments } of said((car) => car.reserved))
      expect(dealercomments, name).toMatch(/held for a buyer|deposit on it/);
    for (const { name, dealercomments } of said((car) => car.car_type === 'new'))
      expect(dealercomments, name).not.toMatch(
        /owner from new|service history|serviced|never dropped|towed by/i,
      );
  });

  it('has vehicles with each number of pictures from none to seven, in varying order, and some without comments', () => {
    const counts = new Set(cars.map((car) => car.images.length));
    expect([...counts].filter((count) => count <= 7).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(cars.map((car) => car.images[1]?.image.url.split('/').at(-1))).size).toBeGreaterThan(4);
    expect(share((car) => car.dealercomments === null)).toBeGreaterThan(0.01);
  });
});

describe('the demo stock', () => {
  const all = stocks.flatMap(({ cars }) => cars);
  const of = (tenant: string) => stocks.find(({ plan }) => plan.tenant === tenant)?.cars ?? [];

  it('TEN-07 has cars, trucks, motorcycles and caravans', () => {
    const kinds = new Set(all.map((car) => car.item_type));
    expect([...kinds].sort()).toEqual(['car', 'caravan', 'motorcycle', 'truck']);
  });

  it('has extreme values: a name of 115 characters or more, a price of $168,990, no badge, forty pictures', () => {
    expect(all.filter((car) => car.images.length > 7).map((car) => car.images.length)).toEqual([40]);
    for (const tenant of ['harbourline', 'redgum-kia'])
      expect(of(tenant).some((car) => car.price === 168_990 && car.name.length >= 115)).toBe(true);
    expect(all.some((car) => car.badge === null)).toBe(true);
  });

  it('has spins for every kind, with hotspots, interiors where possible, and some films', () => {
    const turning = all.filter((car) => car.spin_images.length > 0);
    expect(new Set(turning.map((car) => car.item_type))).toEqual(
      new Set(['car', 'truck', 'motorcycle', 'caravan']),
    );
    for (const car of turning) {
      expect(car.spin_images, car.name).toHaveLength(36);
      expect(car.hotspots?.exterior.length, car.name).toBeGreaterThanOrEqual(4);
      expect(car.spin_interior_image === null, car.name).toBe(car.item_type === 'motorcycle');
      const [, set] = /^\/media\/vehicles\/(.+)\/spin\//.exec(car.spin_images[0] ?? '') ?? [];
      expect(car.primary_image_url, car.name).toMatch(new RegExp(`^/media/vehicles/${set}/[a-z-]+\\.avif$`));
    }
    expect(all.filter((car) => car.video_url !== null).length).toBeGreaterThan(10);
    expect(turning.length / all.length).toBeLessThan(0.15);
  });

  it('has finance offers for most priced vehicles of dealers with a lender', () => {
    for (const { plan, cars } of stocks) {
      const priced = cars.filter((car) => (car.price ?? 0) > 5_000);
      const financed = priced.filter((car) => Object.keys(car.finance_lenders).length > 0);
      if (plan.lender === null) expect(financed).toEqual([]);
      else expect(financed.length / priced.length).toBeGreaterThan(0.75);
    }
  });

  it('has the rare tags and badges', () => {
    expect(all.some((car) => car.tag === 'Test Drive Only' && car.car_type === 'demo')).toBe(true);
    expect(all.some((car) => car.tag === 'Runout Sale' && car.car_type === 'new')).toBe(true);
    const certified = all.filter((car) => car.certified);
    expect(certified.length).toBeGreaterThan(1);
    for (const car of certified) expect([car.make, car.car_type]).toEqual(['Mercedes-Benz', 'used']);
  });

  it('has weekly subscription prices only at the caravan dealer', () => {
    expect(of('banksia-bay').filter((car) => car.subscription_price !== null).length).toBeGreaterThan(20);
    for (const { plan, cars } of stocks)
      if (!plan.subscriptions) expect(cars.every((car) => car.subscription_price === null)).toBe(true);
  });
});
