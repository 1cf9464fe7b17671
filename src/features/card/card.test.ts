import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeUte } from '../../../tests/support/vehicles.ts';
import type { Car, CarStatus } from '../../stock/car.ts';
import { reserveDeposit, siteDeposit } from '../../stock/rules/deposit.ts';
import { favouriteOffered } from '../../stock/rules/favourite.ts';
import { config as schema } from '../../tenant/schema/config.ts';
import { look } from '../../tenant/schema/look.ts';
import { type CardOptions, cardView } from './card.ts';

const SLUG = '2023-ford-ranger-wildtrak-c1';
const DRIVE = '/book-test-drive/?car_id=c1&car_type=used';

function options(set: object = {}, over: Partial<CardOptions> = {}): CardOptions {
  return {
    config: schema.parse(set),
    autograb: true,
    deposit: { amount: 200, text: '$200' },
    look: look.parse({}),
    pagePaths: new Set([`/cars/${SLUG}/checkout`]),
    testDrivePath: '/book-test-drive/',
    favourites: { compareMode: false, usedOnly: false },
    now: new Date('2026-11-20T00:00:00Z'),
    timezone: 'Australia/Brisbane',
    overrideCity: null,
    dealershipPlace: null,
    ...over,
  };
}
const card = (over: Partial<Car> = {}, set: object = {}, more: Partial<CardOptions> = {}) =>
  cardView(makeUte(over), options(set, more));
type Buttons = Pick<ReturnType<typeof card>, 'buttons'>;
/** Kinds of buttons on a card among search results. */
const kinds = ({ buttons }: Buttons): string[] =>
  buttons.flatMap(({ kind, only }) => (only === undefined ? [kind] : []));
/** Kinds of buttons on a card among similar vehicles. */
const kindsSimilar = ({ buttons }: Buttons): string[] => buttons.map(({ kind }) => kind);

describe('card', () => {
  it('has title, variant, facts, price and place of the vehicle', () => {
    expect(card({ price_type: 'Drive away' })).toMatchObject({
      href: `/cars/${SLUG}`,
      title: '2023 Ford Ranger',
      make: 'Ford',
      model: 'Ranger',
      variant: 'Wildtrak · MY23',
      facts: [
        { name: 'condition', text: 'Used' },
        { name: 'km', text: '24,180 kms' },
        { name: 'transmission', text: 'Automatic' },
        { name: 'fuel', text: 'Diesel' },
      ],
      price: { kind: 'price', text: '$46,990', type: 'Drive away' },
      place: 'Cardiff',
      available: true,
      favourite: true,
      band: null,
    });
  });

  it('CAR-29 has the price for the search index in whole dollars, or 0 if the card shows no price', () => {
    expect(card({ price: 46_990 }).priceForSearch).toBe(46_990);
    expect(card({ price: 46_989.6 }).priceForSearch).toBe(46_990);
    for (const price of [0, 10, null]) expect(card({ price }).priceForSearch).toBe(0);
  });

  it('CAR-03 names the facts of the dealer after the usual ones, which it can place otherwise', () => {
    const texts = (...card_facts: string[]) =>
      card({ seats: 5, drive: '4WD' }, {}, { look: look.parse({ card_facts }) }).facts.map(
        ({ text }) => text,
      );
    expect(texts('drive', 'seats')).toEqual(['Used', '24,180 kms', 'Automatic', 'Diesel', '4WD', '5 seats']);
    expect(texts('km', 'gvm')).toEqual(['Used', 'Automatic', 'Diesel', '24,180 kms']);
  });

  it('has a sentence of the comments only in the form that shows one', () => {
    const dealercomments = '<p>One owner, who rode it on Sundays.</p>';
    const note = (form: string) => card({ dealercomments }, {}, { look: look.parse({ card: form }) }).note;
    expect(note('portrait')).toBe('One owner, who rode it on Sundays.');
    expect(note('quiet')).toBeUndefined();
  });

  it('leaves out unknown facts', () => {
    const bare = card({
      badge: null,
      series: null,
      km: null,
      simple_transmission: null,
      trans: null,
      simple_fuel: null,
      fuel: null,
      city: null,
    });
    expect(bare).toMatchObject({
      variant: '',
      facts: [{ name: 'condition', text: 'Used' }],
      place: null,
    });
    expect(card({ badge: null }).variant).toBe('MY23');
    expect(card({ simple_transmission: null }).facts).toContainEqual({
      name: 'transmission',
      text: '10 speed automatic',
    });
  });

  it('takes its place from the site, the vehicle’s location, the vehicle or the dealership’s yard, in this order', () => {
    const address = { street: null, city: 'Tuggerah', state: null, postcode: null, place_url: null };
    const location = {
      id: 'l1',
      name: 'Tuggerah',
      phone: null,
      slug: 'tuggerah',
      address,
      distribution_locations: [],
    };
    expect(card({ location }).place).toBe('Tuggerah');
    expect(card({ location }, {}, { overrideCity: 'Newcastle' }).place).toBe('Newcastle');
    const dealershipPlace = { suburb: 'Maitland', shown: 'Maitland Ford' };
    expect(card({ city: null }, {}, { dealershipPlace }).place).toBe('Maitland Ford');
    expect(card({ city: 'maitland' }, {}, { dealershipPlace }).place).toBe('Maitland Ford');
    expect(card({ city: 'Dungog' }, {}, { dealershipPlace }).place).toBe('Dungog');
  });

  it('has buttons to explore, to enquire and, if the vehicle can be reserved, to reserve for a deposit', () => {
    const testDrive = {
      kind: 'test_drive',
      label: 'Book a Test Drive',
      href: DRIVE,
      only: 'similar',
    };
    expect(card().buttons).toEqual([
      { kind: 'explore', label: 'Explore Vehicle', href: `/cars/${SLUG}` },
      { kind: 'enquire', label: 'Quick Enquiry', href: `/cars/${SLUG}#enquire` },
      testDrive,
      { kind: 'reserve', label: 'Reserve Now $200', href: `/cars/${SLUG}/checkout` },
    ]);
    const custom = card(
      { payment_processors: [{ name: 'stripe', deposit: 500 }] },
      { wording: { explore: 'View Details', enquire: 'Enquire Now' } },
      { pagePaths: new Set([`/cars/${SLUG}/buy-online`]) },
    );
    expect(custom.buttons).toEqual([
      { kind: 'explore', label: 'View Details', href: `/cars/${SLUG}` },
      { kind: 'enquire', label: 'Enquire Now', href: `/cars/${SLUG}#enquire` },
      testDrive,
      { kind: 'reserve', label: 'Reserve Now $500', href: `/cars/${SLUG}/buy-online` },
    ]);
  });

  it('has only the buttons that the dealer has switched on', () => {
    const none = card({}, { buttons: { explore: false, enquire: false, reserve: false } });
    expect(kinds(none)).toEqual([]);
    expect(kindsSimilar(none)).toEqual(['test_drive']);
    expect(kinds(card({}, { buttons: { test_drive: true } }))).toEqual([
      'explore',
      'enquire',
      'test_drive',
      'reserve',
    ]);
  });

  it('CAR-08 has a test drive button among similar cars, and everywhere if the car is tagged "Test Drive Only" or the button is on', () => {
    const testDrive = {
      kind: 'test_drive',
      label: 'Book a Test Drive',
      href: DRIVE,
    };
    expect(card().buttons).toContainEqual({ ...testDrive, only: 'similar' });
    expect(card({ tag: 'Test Drive Only' }).buttons).toContainEqual(testDrive);
    expect(card({}, { buttons: { test_drive: true } }).buttons).toContainEqual(testDrive);
    expect(kinds(card())).not.toContain('test_drive');
  });

  it('CAR-08 CAR-09 links test drives to their page, and reservations to the vehicle’s page if the site has no reserve page', () => {
    const { buttons } = card({}, {}, { pagePaths: new Set() });
    expect(buttons.map(({ kind, href }) => [kind, href])).toEqual([
      ['explore', `/cars/${SLUG}`],
      ['enquire', `/cars/${SLUG}#enquire`],
      ['test_drive', DRIVE],
      ['reserve', `/cars/${SLUG}#reserve`],
    ]);
  });

  it('has a test drive button for a motorhome, but not for a caravan', () => {
    const kinds = (simple_body: 'caravan' | 'motorhome') =>
      kindsSimilar(card({ item_type: 'caravan', simple_body }));
    expect(kinds('caravan')).not.toContain('test_drive');
    expect(kinds('motorhome')).toContain('test_drive');
  });

  it('CAR-08 has among similar cars the buttons of a search result and, if the car can be bought, a test drive button', () => {
    const cars = fc.record({
      status: fc.constantFrom('in_stock' as const, 'coming_soon' as const, 'sold' as const),
      reserved: fc.boolean(),
      sold: fc.boolean(),
      price: fc.constantFrom(0, 200, 30_000),
      tag: fc.constantFrom(null, 'Test Drive Only'),
    });
    const switches = fc.record({
      explore: fc.boolean(),
      enquire: fc.boolean(),
      reserve: fc.boolean(),
      test_drive: fc.boolean(),
    });
    fc.assert(
      fc.property(cars, switches, fc.boolean(), (car, buttons, autograb) => {
        const view = card(car, { buttons }, { autograb });
        const everywhere = card(car, { buttons: { ...buttons, test_drive: true } }, { autograb });
        expect(kindsSimilar(view)).toEqual(kinds(everywhere));
        const forSale = car.status === 'in_stock' || car.status === 'coming_soon';
        const offered = forSale && !car.reserved && !car.sold;
        expect(kindsSimilar(view).includes('test_drive')).toBe(offered);
        expect(kinds(view)).toEqual(
          kindsSimilar(view).filter(
            (kind) => kind !== 'test_drive' || buttons.test_drive || car.tag === 'Test Drive Only',
          ),
        );
      }),
    );
  });

  it('CAR-16 has a reserve button only if the car can be reserved', () => {
    expect(kinds(card())).toContain('reserve');
    expect(kinds(card({ price: 200 }))).not.toContain('reserve');
    expect(kinds(card({ status: 'coming_soon' }))).not.toContain('reserve');
    expect(kinds(card({}, {}, { autograb: false }))).not.toContain('reserve');
  });

  it('has only "Find Me Something Similar" on a sold car', () => {
    const similar = [{ kind: 'similar', label: 'Find Me Something Similar', href: '/used-car/ford/ranger/' }];
    const set = { search: { base: 'used-car' }, buttons: { test_drive: true } };
    for (const over of [{ status: 'sold' }, { status: 'other' }, { sold: true }] as const) {
      expect(card(over, set)).toMatchObject({
        buttons: similar,
        available: false,
        favourite: false,
      });
    }
  });

  it('has on a reserved car the buttons to explore, to enquire and "Find Me Something Similar"', () => {
    expect(kindsSimilar(card({ reserved: true }, { buttons: { test_drive: true } }))).toEqual([
      'explore',
      'enquire',
      'similar',
    ]);
  });

  it('has a band with the reason on reserved and sold vehicles', () => {
    expect(card({ reserved: true }).band).toEqual({ label: 'RESERVED', reason: 'On hold' });
    const sold = { status: 'sold', sold_date_timestamp: Date.parse('2026-11-13T15:00:00Z') / 1000 } as const;
    expect(card(sold).band).toEqual({ label: 'JUST SOLD', reason: 'Sold 14 November' });
    expect(card({ status: 'sold', reserved: true }).band).toEqual({
      label: 'JUST SOLD',
      reason: 'No longer available',
    });
  });

  it('has the vehicle’s picture, else the configured fallback, else none', () => {
    expect(card().picture).toMatchObject({
      alt: '2023 Ford Ranger Wildtrak in Meteor Grey',
      width: 640,
      height: 400,
    });
    const images = [
      { image: { url: 'https://images.example/b.jpg', thumb: { url: 'https://images.example/b-t.jpg' } } },
    ];
    expect(card({ primary_image_url: null, images }).picture?.src).toContain('/b.jpg?');
    expect(card({ primary_image_url: null }).picture).toBeNull();
    expect(
      card({ primary_image_url: 'javascript:alert(1)' }, { images: { fallback: '/media/none.png' } }).picture
        ?.src,
    ).toBe('/media/none.png');
  });

  it('can be serialised and never contains a private seller’s address', () => {
    const status = fc.constantFrom<CarStatus>('in_stock', 'coming_soon', 'sold', 'other');
    fc.assert(
      fc.property(
        status,
        fc.boolean(),
        fc.boolean(),
        fc.option(fc.integer({ min: 0, max: 99999 })),
        (state, sold, reserved, price) => {
          const view = card({
            status: state,
            sold,
            reserved,
            price,
            private_suburb: 'zzsuburb',
            private_postcode: '99999999',
          });
          const text = JSON.stringify(view);
          expect(JSON.parse(text)).toEqual(view);
          expect(text).not.toMatch(/zzsuburb|99999999/);
          if (!view.available) expect(kindsSimilar(view)).toEqual(['similar']);
          expect(view.favourite && kinds(view).includes('similar')).toBe(false);
        },
      ),
    );
  });
});

describe('deposit', () => {
  const byDefault = { amount: 200, text: '$200' };

  it('CAR-10 is the site’s amount, $200 by default, in the site’s own words if it has some', () => {
    expect(siteDeposit({}, schema.parse({}))).toEqual({ amount: 200, text: '$200' });
    const dearer = schema.parse({ pricing: { reserve_deposit: 1500 } });
    expect(siteDeposit({}, dearer)).toEqual({ amount: 1500, text: '$1,500' });
    expect(siteDeposit({ default_reserve_deposit_text: '$1,500 now' }, dearer).text).toBe('$1,500 now');
  });

  it('CAR-10 is set by the car’s payment processor, else by the site', () => {
    expect(reserveDeposit(makeUte(), byDefault)).toEqual({ amount: 200, text: '$200' });
    expect(
      reserveDeposit(
        makeUte({
          payment_processors: [
            { name: 'a', deposit: null },
            { name: 'b', deposit: 1000 },
          ],
        }),
        byDefault,
      ),
    ).toEqual({ amount: 1000, text: '$1,000' });
    expect(reserveDeposit(makeUte({ payment_processors: [{ name: 'a', deposit: 0 }] }), byDefault)).toEqual(
      byDefault,
    );
  });
});

describe('favourites', () => {
  const usual = { compareMode: false, usedOnly: false };

  it('WAT-09 are available only for cars that can be bought', () => {
    expect(favouriteOffered(makeUte(), usual)).toBe(true);
    for (const over of [{ reserved: true }, { sold: true }, { status: 'other' }] as const) {
      expect(favouriteOffered(makeUte(over), usual)).toBe(false);
    }
  });

  it('WAT-10 need a price and a picture, but only in compare mode', () => {
    const compare = { ...usual, compareMode: true };
    expect(favouriteOffered(makeUte(), compare)).toBe(true);
    expect(favouriteOffered(makeUte({ price: 0 }), compare)).toBe(false);
    expect(favouriteOffered(makeUte({ primary_image_url: null }), compare)).toBe(false);
    expect(favouriteOffered(makeUte({ price: 0, primary_image_url: null }), usual)).toBe(true);
  });

  it('WAT-11 are limited to used cars if the site is configured so', () => {
    expect(favouriteOffered(makeUte({ car_type: 'new' }), { ...usual, usedOnly: true })).toBe(false);
    expect(favouriteOffered(makeUte(), { ...usual, usedOnly: true })).toBe(true);
    expect(favouriteOffered(makeUte({ car_type: 'new' }), usual)).toBe(true);
  });
});
