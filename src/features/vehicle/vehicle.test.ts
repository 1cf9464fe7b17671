import { describe, expect, it } from 'vitest';
import { homeSection, pageAt } from '../../../tests/support/find-page.ts';
import { makeDocument, makeLocation, makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car } from '../../stock/car.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const page = (car: Car, overrides = {}, others: Car[] = []) =>
  pageAt(buildInventory(makeTenant(overrides), [car, ...others], NOW), car.path, 'vehicle');

describe('vehicle page', () => {
  it('VDP-01 the breadcrumbs lead from all stock through make and model to the vehicle', () => {
    const car = makeCar();
    expect(page(car).breadcrumbs).toEqual([
      { label: 'Our stock', href: '/search/new-used-and-demo-cars/' },
      { label: 'Mazda', href: '/search/mazda/' },
      { label: 'CX-60', href: '/search/mazda/cx-60/' },
      { label: '2023 Mazda CX-60', href: car.path },
    ]);
  });
  it('VDP-26 the title is year, make and model; badge and series are shown, too', () => {
    const { title, badge, series } = page(makeCar({ badge: 'G40e', series: 'KH' }));
    expect([title, badge, series]).toEqual(['2023 Mazda CX-60', 'G40e', 'KH']);
  });
  it('VDP-27 VDP-28 the page has the price with its type, and the reduced price with trade in if there is one', () => {
    const { price, tradeInPrice } = page(makeCar({ price: 46990, offer_price: 44990 }));
    expect(price).toMatchObject({ kind: 'price', text: '$46,990', type: 'Drive away' });
    expect(tradeInPrice).toBe('$44,990');
    expect(page(makeCar()).tradeInPrice).toBeNull();
  });
  it('VDP-21 the page links to the history report if there is one', () => {
    expect(page(makeCar({ file: 'https://history.example/1' })).historyHref).toBe(
      'https://history.example/1',
    );
    expect(page(makeCar()).historyHref).toBeNull();
  });
  it('VDP-36 the phone number is that of the vehicle’s yard, or the site’s number for its car type', () => {
    expect(page(makeCar()).phone?.text).toBe('02 5550 0100');
    expect(page(makeCar(), { phone_overrides: { used: '1300 555 001' } }).phone?.text).toBe('1300 555 001');
    expect(
      page(makeCar({ car_type: 'new' }), { phone_overrides: { used: '1300 555 001' } }).phone?.text,
    ).toBe('02 5550 0100');
    expect(page(makeCar({ dealership_slug: 'nobody' })).phone).toBeNull();
  });
  it('VDP-42 trade-in is offered only for unreserved vehicles that allow it, on the site’s trade-in page or else by mail', () => {
    const car = makeCar({ allow_trade_in: true });
    expect(page(car).buttons.tradeIn?.href).toBe(`/cars/trade-in?car_id=${encodeURIComponent(car.id)}`);
    expect(page(car).buttons.tradeIn?.page).toBe('/cars/trade-in');
    const withoutPage = page(car, { config: { trade_in: { suppressed: true } } }).buttons.tradeIn;
    expect(withoutPage?.page).toBeNull();
    expect(decodeURIComponent(withoutPage?.href ?? '')).toBe(
      'mailto:sales@north.example?subject=Trade-in for 2023 Mazda CX-60, stock 48213',
    );
    expect(page(makeCar({ allow_trade_in: false })).buttons.tradeIn).toBeNull();
    expect(page(makeCar({ allow_trade_in: true, reserved: true })).buttons.tradeIn).toBeNull();
  });
  it('VDP-40 a test drive is offered if the vehicle can be bought and driven', () => {
    expect(page(makeCar()).buttons.testDrive?.label).toBe('Book a Test Drive');
    const testDriveOf = (simple_body: 'camperTrailer' | 'motorhome') =>
      page(makeCar({ item_type: 'caravan', simple_body })).buttons.testDrive;
    expect(testDriveOf('camperTrailer')).toBeNull();
    expect(testDriveOf('motorhome')).not.toBeNull();
    expect(page(makeCar({ reserved: true })).buttons.testDrive).toBeNull();
  });
  it('VDP-38 WAT-09 a vehicle that can be bought can be saved as a fave, under the name on its card', () => {
    expect(page(makeCar({ badge: 'G40e', series: 'KH' })).fave).toMatchObject({
      name: '2023 Mazda CX-60 G40e KH',
      offered: true,
    });
    expect(page(makeCar({ reserved: true })).fave.offered).toBe(false);
  });
  it('a fave keeps the https address of a picture, because pages allow no other', () => {
    const url = 'http://photos.example/1.jpg';
    const car = makeCar({ primary_image_url: url, images: [{ image: { url, thumb: { url } } }] });
    expect(page(car).fave.primary_image_url).toBe('https://photos.example/1.jpg');
    expect(page(makeCar({ primary_image_url: null, images: [] })).fave.primary_image_url).toBeNull();
  });
  it('times are by the clock of the vehicle’s yard, which is named only if it is not the dealer’s', () => {
    const at = (timezone: string) => page(makeCar(), { locations: [makeLocation({ timezone })] });
    expect(at('Australia/Perth')).toMatchObject({
      timezone: 'Australia/Perth',
      clockSuffix: ', Perth time at North Yard',
    });
    expect(at('Australia/Sydney').clockSuffix).toBeUndefined();
  });
  it('VDP-34 the enquiry button says "Enquire Now", or "Instant Message" if chat is switched on', () => {
    expect(page(makeCar()).buttons.enquire.label).toBe('Enquire Now');
    expect(page(makeCar(), { config: { buttons: { chat: true } } }).buttons.enquire.label).toBe(
      'Instant Message',
    );
  });
  it('VDP-39 the print button is shown only if it is switched on', () => {
    expect(page(makeCar()).buttons.print).toBe(false);
    expect(page(makeCar(), { config: { buttons: { print: true } } }).buttons.print).toBe(true);
  });
  it('VDP-25 the heading above the reasons to buy can be configured and can name the dealer', () => {
    expect(page(makeCar()).whyBuyHeading).toBe('Why Buy From Us?');
    const named = page(makeCar(), { config: { wording: { why_buy: 'Why {dealer}?' } } });
    expect(named.whyBuyHeading).toBe('Why Test Motors?');
  });
  it('VDP-41 a sold vehicle links to the search for its model, else for its make, else for all stock', () => {
    const sold = makeCar({
      stocknum: '9',
      status: 'sold',
      sold: true,
      sold_date_timestamp: NOW.getTime() / 1000 - 86_400,
    });
    const other = page(sold, {}, [makeCar({ model: 'CX-5' })]);
    expect(other).toMatchObject({ sold: true, searchHref: '/search/mazda/' });
    expect(page(sold, {}, [makeCar()]).searchHref).toBe('/search/mazda/cx-60/');
    expect(page(sold).searchHref).toBe('/search/new-used-and-demo-cars/');
  });
  it('a sold vehicle has no price in its description, and its page does not offer to send photos or to reserve it', () => {
    const state = { status: 'sold', sold: true, sold_date_timestamp: NOW.getTime() / 1000 - 86_400 } as const;
    const sold = page(makeCar({ ...state, reserved: true, price: 46_990 }));
    expect(sold.head.description).toContain('This one is sold. See others like it.');
    expect(JSON.stringify(sold.head)).not.toContain('46,990');
    expect(sold.photosHref).toBeNull();
    expect(sold).toMatchObject({ reserved: false, inStock: false, labelsIf: { sold: null, reserved: null } });
    const open = page(makeCar({ price: 46_990 }));
    expect(open.head.description).toContain('$46,990');
    expect(open.photosHref).not.toBeNull();
  });
  it('without scripts an enquiry is a mail to the vehicle’s yard that names the vehicle', () => {
    const { href } = page(makeCar()).buttons.enquire;
    expect(decodeURIComponent(href)).toBe('mailto:sales@north.example?subject=2023 Mazda CX-60, stock 48213');
  });
  it('no page shows the suburb and postcode of the vehicle’s last owner', () => {
    const car = makeCar({ private_suburb: 'Secretville', private_postcode: '9999' });
    const text = JSON.stringify(buildInventory(makeTenant(), [car], NOW).pages);
    expect(text).not.toContain('Secretville');
    expect(text).not.toContain('9999');
  });
});

describe('similar cars', () => {
  const car = makeCar({ stocknum: '0', price: 40_000 });
  const others = Array.from({ length: 9 }, (_, i) => makeCar({ stocknum: `1${i}`, price: 38_000 + i * 500 }));
  const tooExpensive = makeCar({ stocknum: '50', price: 50_001 });
  const coming = makeCar({ stocknum: '51', price: 40_000, status: 'coming_soon' });
  const slugs = (stock: Car[]) => page(car, {}, stock).similar.map(({ slug }) => slug);

  it('VDP-14 there are at most six similar cars', () => expect(slugs(others)).toHaveLength(6));
  it('VDP-15 similar cars are in stock', () => expect(slugs([coming])).toEqual([]));
  it('VDP-16 the vehicle itself is not among its similar cars', () =>
    expect(slugs(others)).not.toContain(car.slug));
  it('VDP-17 similar cars cost at most $10,000 more or less than a vehicle under $50,000, else at most $25,000', () => {
    expect(slugs([tooExpensive])).toEqual([]);
    expect(slugs([{ ...tooExpensive, price: 50_000 }])).toEqual([tooExpensive.slug]);
    const expensive = makeCar({ stocknum: '60', price: 50_000 });
    const similarTo = (price: number) =>
      page(expensive, {}, [{ ...tooExpensive, price }]).similar.map(({ slug }) => slug);
    expect(similarTo(75_000)).toEqual([tooExpensive.slug]);
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
  it('TEN-18 no marketing claim is shown by default, and all eight can be configured', () => {
    expect(page(makeCar()).claims).toEqual([]);
    expect(page(makeCar(), { config: { claims: ALL } }).claims.map(({ kind }) => kind)).toEqual(ALL);
  });
  it('TEN-18 the home page shows the marketing claims, each with a link if its page exists', () => {
    const claimsWith = (config: object) => {
      const tenant = makeTenant({ config: { claims: ALL, ...config } }, [
        makeDocument('warranty', 'Warranty'),
      ]);
      return homeSection(buildInventory(tenant, [], NOW), 'claims')?.claims ?? [];
    };
    const claims = claimsWith({});
    const tradeInHref = (shown: typeof claims) => shown.find(({ kind }) => kind === 'trade_in')?.href;
    expect(claims.map(({ kind }) => kind)).toEqual(ALL);
    expect(claims.find(({ kind }) => kind === 'warranty')?.href).toBe('/warranty');
    expect(tradeInHref(claims)).toBe('/trade-in');
    expect(tradeInHref(claimsWith({ trade_in: { suppressed: true } }))).toBeNull();
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

  it('TEN-19 a brand’s new and demo cars show its warranty line, used ones do not', () => {
    expect(line({ make: 'Kia', car_type: 'new' })).toBe(seven);
    expect(line({ make: 'Kia', car_type: 'demo' })).toBe(seven);
    expect(line({ make: 'Kia', car_type: 'used' })).toBeNull();
  });
  it('TEN-20 two brands can have different warranty lines, and a brand without one shows none', () => {
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
  const pageOf = (car: Car) => pageAt(inventory, car.path, 'vehicle');

  it('TEN-02 the same setting can differ between two dealerships of a site', () => {
    expect(pageOf(south).price.text).toBe('Call for price');
    expect(pageOf(north).price.text).toBe('Enquire for price.');
  });
  it('TEN-10 TEN-16 the buttons and wording of pages, and the wording of cards, can differ by the vehicle’s dealership', () => {
    expect([pageOf(north).buttons.print, pageOf(south).buttons.print]).toEqual([false, true]);
    const cards = pageAt(inventory, '/search/mazda/', 'search').cards;
    expect(cards.find(({ slug }) => slug === south.slug)?.price.text).toBe('Call for price');
    expect(cards.find(({ slug }) => slug === north.slug)?.price.text).toBe('Enquire for price.');
  });
  it('TEN-03 TEN-15 the vehicles of a manufacturer can have a legal text of their own', () => {
    expect(pageOf(north).priceNote).toBe('Used Mazda note.');
    expect(page(makeCar({ make: 'Kia' }), { overrides }).priceNote).toBe('');
  });
});

it('TEN-07 cars, trucks, motorcycles and caravans each have a vehicle page and are found by the search pages', () => {
  const kinds = [
    makeCar({ stocknum: '1', item_type: 'car' }),
    makeCar({ stocknum: '2', item_type: 'truck', simple_body: 'tipper', make: 'Hino', model: '700' }),
    makeCar({ stocknum: '3', item_type: 'motorcycle', simple_body: 'naked', make: 'Yamaha', model: 'MT-07' }),
    makeCar({ stocknum: '4', item_type: 'caravan', simple_body: 'popTop', make: 'Jayco', model: 'Journey' }),
  ];
  const inventory = buildInventory(makeTenant(), kinds, NOW);
  for (const car of kinds) expect(pageAt(inventory, car.path, 'vehicle').id).toBe(car.id);
  for (const listing of ['/search/mazda/', '/search/tipper/', '/search/yamaha/', '/search/pop-top/'])
    expect(pageAt(inventory, listing, 'search').total, listing).toBe(1);
});
