import { describe, expect, it } from 'vitest';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeDocument, makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car } from '../../stock/car.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const page = (car: Car, overrides = {}, others: Car[] = []) =>
  pageAt(buildInventory(makeTenant(overrides), [car, ...others], NOW), car.path, 'vehicle');

describe('vehicle page', () => {
  it('VDP-01 has breadcrumbs from all stock through make and model to the vehicle', () => {
    const car = makeCar();
    expect(page(car).breadcrumbs).toEqual([
      { label: 'Our stock', href: '/search/new-used-and-demo-cars/' },
      { label: 'Mazda', href: '/search/mazda/' },
      { label: 'CX-60', href: '/search/mazda/cx-60/' },
      { label: '2023 Mazda CX-60', href: car.path },
    ]);
  });
  it('VDP-26 has year, make and model as its title, and badge and series', () => {
    const { title, badge, series } = page(makeCar({ badge: 'G40e', series: 'KH' }));
    expect([title, badge, series]).toEqual(['2023 Mazda CX-60', 'G40e', 'KH']);
  });
  it('VDP-27 VDP-28 shows the price with its type and the reduced price with trade in', () => {
    const { price, tradeInPrice } = page(makeCar({ price: 46990, offer_price: 44990 }));
    expect(price).toMatchObject({ kind: 'price', text: '$46,990', type: 'Drive away' });
    expect(tradeInPrice).toBe('$44,990');
    expect(page(makeCar()).tradeInPrice).toBeNull();
  });
  it('VDP-21 links the history report only if there is one', () => {
    expect(page(makeCar({ file: 'https://history.example/1' })).historyHref).toBe(
      'https://history.example/1',
    );
    expect(page(makeCar()).historyHref).toBeNull();
  });
  it('VDP-36 has the phone of the vehicle’s yard, or the site’s number for its car type', () => {
    expect(page(makeCar()).phone?.text).toBe('02 5550 0100');
    expect(page(makeCar(), { phone_overrides: { used: '1300 555 001' } }).phone?.text).toBe('1300 555 001');
    expect(
      page(makeCar({ car_type: 'new' }), { phone_overrides: { used: '1300 555 001' } }).phone?.text,
    ).toBe('02 5550 0100');
    expect(page(makeCar({ dealership_slug: 'nobody' })).phone).toBeNull();
  });
  it('VDP-42 offers trade-in only for vehicles that allow it, on the site’s trade-in page or by mail', () => {
    const car = makeCar({ allow_trade_in: true });
    expect(page(car).buttons.tradeIn?.href).toBe(`/cars/trade-in?car_id=${encodeURIComponent(car.id)}`);
    const withoutPage = page(car, { config: { trade_in: { suppressed: true } } }).buttons.tradeIn;
    expect(decodeURIComponent(withoutPage?.href ?? '')).toBe(
      'mailto:sales@north.example?subject=Trade-in for 2023 Mazda CX-60, stock 48213',
    );
    expect(page(makeCar({ allow_trade_in: false })).buttons.tradeIn).toBeNull();
    expect(page(makeCar({ allow_trade_in: true, reserved: true })).buttons.tradeIn).toBeNull();
  });
  it('VDP-40 offers a test drive if the vehicle is for sale and can be driven', () => {
    expect(page(makeCar()).buttons.testDrive?.label).toBe('Book a Test Drive');
    const testDriveOf = (simple_body: 'camperTrailer' | 'motorhome') =>
      page(makeCar({ item_type: 'caravan', simple_body })).buttons.testDrive;
    expect(testDriveOf('camperTrailer')).toBeNull();
    expect(testDriveOf('motorhome')).not.toBeNull();
    expect(page(makeCar({ reserved: true })).buttons.testDrive).toBeNull();
  });
  it('VDP-38 WAT-09 offers to fave a vehicle for sale, under the name on its card', () => {
    expect(page(makeCar({ badge: 'G40e', series: 'KH' })).fave).toMatchObject({
      name: '2023 Mazda CX-60 G40e KH',
      offered: true,
    });
    expect(page(makeCar({ reserved: true })).fave.offered).toBe(false);
  });
  it('VDP-34 offers to enquire, or to message if chat is on', () => {
    expect(page(makeCar()).buttons.enquire.label).toBe('Enquire Now');
    expect(page(makeCar(), { config: { buttons: { chat: true } } }).buttons.enquire.label).toBe(
      'Instant Message',
    );
  });
  it('VDP-39 offers printing only if configured', () => {
    expect(page(makeCar()).buttons.print).toBe(false);
    expect(page(makeCar(), { config: { buttons: { print: true } } }).buttons.print).toBe(true);
  });
  it('VDP-25 has the configured heading above the reasons to buy', () => {
    expect(page(makeCar()).whyBuyHeading).toBe('Why Buy From Us?');
    const named = page(makeCar(), { config: { wording: { why_buy: 'Why {dealer}?' } } });
    expect(named.whyBuyHeading).toBe('Why Test Motors?');
  });
  it('VDP-41 links to similar vehicles if the vehicle is sold', () => {
    const sold = makeCar({
      stocknum: '9',
      status: 'sold',
      sold: true,
      sold_date_timestamp: NOW.getTime() / 1000 - 86_400,
    });
    const alone = page(sold);
    expect(alone).toMatchObject({ sold: true, searchHref: '/search/mazda/' });
    expect(page(sold, {}, [makeCar()]).searchHref).toBe('/search/mazda/cx-60/');
    expect(page({ ...sold, make: 'Kia' }).searchHref).toBe('/search/new-used-and-demo-cars/');
  });
  it('enquires by mail to its yard and names the vehicle', () => {
    const { href } = page(makeCar()).buttons.enquire;
    expect(decodeURIComponent(href)).toBe('mailto:sales@north.example?subject=2023 Mazda CX-60, stock 48213');
  });
  it('never shows where the vehicle’s last owner lived', () => {
    const car = makeCar({ private_suburb: 'Secretville', private_postcode: '9999' });
    const text = JSON.stringify(buildInventory(makeTenant(), [car], NOW).pages);
    expect(text).not.toContain('Secretville');
    expect(text).not.toContain('9999');
  });
});

describe('similar cars', () => {
  const car = makeCar({ stocknum: '0', price: 40_000 });
  const others = Array.from({ length: 9 }, (_, i) => makeCar({ stocknum: `1${i}`, price: 38_000 + i * 500 }));
  const far = makeCar({ stocknum: '50', price: 50_001 });
  const coming = makeCar({ stocknum: '51', price: 40_000, status: 'coming_soon' });
  const slugs = (stock: Car[]) => page(car, {}, stock).similar.map(({ slug }) => slug);

  it('VDP-14 are at most six', () => expect(slugs(others)).toHaveLength(6));
  it('VDP-15 are in stock', () => expect(slugs([coming])).toEqual([]));
  it('VDP-16 are never the vehicle itself', () => expect(slugs(others)).not.toContain(car.slug));
  it('VDP-17 lie within 10,000 of a price under 50,000, else within 25,000', () => {
    expect(slugs([far])).toEqual([]);
    expect(slugs([{ ...far, price: 50_000 }])).toEqual([far.slug]);
    const dear = makeCar({ stocknum: '60', price: 50_000 });
    const similarTo = (price: number) => page(dear, {}, [{ ...far, price }]).similar.map(({ slug }) => slug);
    expect(similarTo(75_000)).toEqual([far.slug]);
    expect(similarTo(75_001)).toEqual([]);
  });
});

describe('claims', () => {
  const ALL = [
    'warranty',
    'mechanical_protection',
    'freight',
    'video_calls',
    'finance',
    'trade_in',
    'quality_assured',
    'servicing_since_1969',
  ];
  it('TEN-18 are hidden by default, and all eight can be configured', () => {
    expect(page(makeCar()).claims).toEqual([]);
    expect(page(makeCar(), { config: { claims: ALL } }).claims.map(({ kind }) => kind)).toEqual(ALL);
  });
  it('TEN-18 are on the home page, with a link if their page exists', () => {
    const claimsWith = (config: object) => {
      const tenant = makeTenant({ config: { claims: ALL, ...config } }, [
        makeDocument('warranty', 'Warranty'),
      ]);
      return pageAt(buildInventory(tenant, [], NOW), '/', 'home').claims;
    };
    const claims = claimsWith({});
    const tradeIn = (of: typeof claims) => of.find(({ kind }) => kind === 'trade_in')?.href;
    expect(claims.map(({ kind }) => kind)).toEqual(ALL);
    expect(claims.find(({ kind }) => kind === 'warranty')?.href).toBe('/warranty');
    expect(tradeIn(claims)).toBe('/trade-in');
    expect(tradeIn(claimsWith({ trade_in: { suppressed: true } }))).toBeNull();
  });
});

describe('warranty lines', () => {
  const seven = '7 year unlimited klm warranty with 5 year roadside assist';
  const five = '5 year unlimited klm warranty with up to 7 years roadside assist';
  const overrides = [
    { when: { manufacturer: 'Kia' }, set: { warranty_line: seven } },
    { when: { manufacturer: 'Mazda' }, set: { warranty_line: five } },
  ];
  const line = (changes: Partial<Car>) => page(makeCar(changes), { overrides }).warrantyLine;

  it('TEN-19 apply to new and demo cars of one brand, not to used ones', () => {
    expect(line({ make: 'Kia', car_type: 'new' })).toBe(seven);
    expect(line({ make: 'Kia', car_type: 'demo' })).toBe(seven);
    expect(line({ make: 'Kia', car_type: 'used' })).toBeNull();
  });
  it('TEN-20 differ for another brand', () => {
    expect(line({ make: 'Mazda', car_type: 'new' })).toBe(five);
    expect(line({ make: 'Ford', car_type: 'new' })).toBeNull();
  });
});

describe('overrides', () => {
  const north = makeCar({ stocknum: '1', price: null });
  const south = makeCar({ stocknum: '2', price: null, dealership_slug: 'south-yard' });
  const overrides = [
    {
      when: { dealership: 'south-yard' },
      set: { wording: { no_price: 'Call for price' }, buttons: { print: true } },
    },
    { when: { car_type: 'used', manufacturer: 'Mazda' }, set: { legal: { price_note: 'Used Mazda note.' } } },
  ];
  const inventory = buildInventory(makeTenant({ overrides }), [north, south], NOW);
  const at = (car: Car) => pageAt(inventory, car.path, 'vehicle');

  it('TEN-02 two dealerships show different behaviour', () => {
    expect(at(south).price.text).toBe('Call for price');
    expect(at(north).price.text).toBe('Enquire for price.');
  });
  it('TEN-10 TEN-16 buttons and wording depend on the vehicle’s dealership, on cards too', () => {
    expect([at(north).buttons.print, at(south).buttons.print]).toEqual([false, true]);
    const cards = pageAt(inventory, '/search/mazda/', 'search').cards;
    expect(cards.find(({ slug }) => slug === south.slug)?.price.text).toBe('Call for price');
    expect(cards.find(({ slug }) => slug === north.slug)?.price.text).toBe('Enquire for price.');
  });
  it('TEN-03 TEN-15 a manufacturer’s vehicles show its own legal text', () => {
    expect(at(north).priceNote).toBe('Used Mazda note.');
    expect(page(makeCar({ make: 'Kia' }), { overrides }).priceNote).toBe('');
  });
});

it('TEN-07 cars, trucks, motorcycles and caravans have a page and a listing', () => {
  const kinds = [
    makeCar({ stocknum: '1', item_type: 'car' }),
    makeCar({ stocknum: '2', item_type: 'truck', simple_body: 'tipper', make: 'Hino', model: '700' }),
    makeCar({ stocknum: '3', item_type: 'motorcycle', simple_body: 'naked', make: 'Yamaha', model: 'MT-07' }),
    makeCar({ stocknum: '4', item_type: 'caravan', simple_body: 'popTop', make: 'Jayco', model: 'Journey' }),
  ];
  const inventory = buildInventory(makeTenant(), kinds, NOW);
  for (const car of kinds) expect(pageAt(inventory, car.path, 'vehicle').id).toBe(car.id);
  expect(pageAt(inventory, '/search/tipper/', 'search').total).toBe(1);
  expect(pageAt(inventory, '/search/pop-top/', 'search').total).toBe(1);
});
