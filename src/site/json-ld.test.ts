import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carsArbitrary } from '../../tests/support/car-arbitrary.ts';
import { pageAt, pagesOf } from '../../tests/support/find-page.ts';
import { makeDocument, makeTenant } from '../../tests/support/make-tenant.ts';
import { makeCar } from '../../tests/support/vehicles.ts';
import type { Car } from '../stock/car.ts';
import { buildInventory } from './inventory.ts';

type Thing = Record<string, unknown>;

const NOW = new Date('2026-11-20T05:00:00Z');
const TENANT = makeTenant({}, [makeDocument('about-us', 'About us')]);

/** Properties that search engines require for each type. */
const REQUIRED: Record<string, string[]> = {
  Car: ['name', 'url', 'brand', 'model', 'vehicleModelDate', 'itemCondition', 'offers'],
  Vehicle: ['name', 'url', 'brand', 'model', 'additionalType', 'offers'],
  Motorcycle: ['name', 'url', 'brand', 'model', 'offers'],
  Offer: ['url', 'availability', 'itemCondition', 'seller'],
  AutoDealer: ['name', 'url'],
  AutoRepair: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  QuantitativeValue: ['value'],
  PropertyValue: ['name', 'value'],
  Brand: ['name'],
  EngineSpecification: [],
  WebSite: ['name', 'url'],
};

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Thing;
  return [...('@type' in thing ? [thing] : []), ...Object.values(thing).flatMap(thingsIn)];
}

function emptiesIn(value: unknown): unknown[] {
  if (value === null || value === undefined || value === '') return [value];
  if (typeof value !== 'object') return Number.isNaN(value) ? [value] : [];
  const inner = Object.values(value);
  return inner.length === 0 ? [value] : inner.flatMap(emptiesIn);
}

const vehicleOf = (car: Car) => {
  const { head } = pageAt(buildInventory(TENANT, [car], NOW), car.path, 'vehicle');
  return head.jsonLd[0] as Thing & { offers: Thing };
};

it('the structured data of any stock has all required properties and no empty ones', () => {
  fc.assert(
    fc.property(carsArbitrary(15), (cars) => {
      for (const { head, path } of buildInventory(TENANT, cars, NOW).pages) {
        for (const block of head.jsonLd) expect(block['@context']).toBe('https://schema.org');
        for (const thing of thingsIn(head.jsonLd)) {
          const required = REQUIRED[String(thing['@type'])];
          expect(required, `${path}: ${thing['@type']}`).toBeDefined();
          for (const property of required ?? []) expect(thing, path).toHaveProperty(property);
        }
        const lists = thingsIn(head.jsonLd).filter((thing) => !['ItemList'].includes(String(thing['@type'])));
        expect(lists.flatMap((thing) => emptiesIn({ ...thing, itemListElement: 1, image: 1 }))).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
});

describe('the structured data of a vehicle', () => {
  it('has its identity, condition and odometer reading', () => {
    const car = makeCar({ vin: 'JM0KH2W7A00123456', km: 0, car_type: 'new', interior_colour: 'Black' });
    expect(vehicleOf(car)).toMatchObject({
      '@type': 'Car',
      name: '2023 Mazda CX-60 G40e Evolve',
      vehicleIdentificationNumber: 'JM0KH2W7A00123456',
      sku: '48213',
      mileageFromOdometer: { value: 0, unitCode: 'KMT' },
      itemCondition: 'https://schema.org/NewCondition',
      vehicleConfiguration: 'G40e Evolve',
      vehicleInteriorColor: 'Black',
      numberOfDoors: 5,
      vehicleSeatingCapacity: 5,
    });
  });
  it('has the schema.org type of its kind of vehicle', () => {
    expect(vehicleOf(makeCar({ item_type: 'motorcycle' }))['@type']).toBe('Motorcycle');
    const caravan = vehicleOf(makeCar({ item_type: 'caravan' }));
    expect(caravan).toMatchObject({
      '@type': 'Vehicle',
      additionalType: expect.stringContaining('Travel_trailer'),
    });
  });
  it.each<[string, Partial<Car>, Thing]>([
    ['in stock', {}, { price: 46990, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' }],
    ['to come', { status: 'coming_soon' }, { price: 46990, availability: 'https://schema.org/PreOrder' }],
    ['reserved', { reserved: true }, { availability: 'https://schema.org/LimitedAvailability' }],
  ])('has an offer with the availability of a vehicle that is %s', (_, changes, offer) => {
    expect(vehicleOf(makeCar(changes)).offers).toMatchObject(offer);
  });
  it('has an offer without a price if it is sold', () => {
    const { offers } = vehicleOf(
      makeCar({ status: 'sold', sold: true, sold_date_timestamp: NOW.getTime() / 1000 }),
    );
    expect(offers.availability).toBe('https://schema.org/SoldOut');
    expect(offers).not.toHaveProperty('price');
  });
  it('has no price if the vehicle’s price is 0', () => {
    const { offers } = vehicleOf(makeCar({ price: 0 }));
    expect(offers).not.toHaveProperty('price');
    expect(offers).not.toHaveProperty('priceCurrency');
  });
  it('has the vehicle’s price, not its offer price, as the price', () => {
    const car = makeCar({ price: 46990, offer_price: 44990 });
    expect(vehicleOf(car).offers.price).toBe(46990);
  });
  it('keeps text unchanged, including a closing script tag', () => {
    const name = '2023 Mazda </script><script>alert(1)</script>';
    expect(vehicleOf(makeCar({ name })).name).toBe(name);
  });
});

describe('the structured data of a yard', () => {
  const inventory = buildInventory(TENANT, [], NOW);
  const dealer = pageAt(inventory, '/locations/north-yard', 'location').head.jsonLd[0] as Thing;

  it('has its address, geographic position, opening hours and licence', () => {
    expect(dealer).toMatchObject({
      '@type': 'AutoDealer',
      name: 'Test Motors North Yard',
      telephone: '02 5550 0100',
      address: { postalCode: '2292', addressRegion: 'NSW' },
      geo: { latitude: -32.92, longitude: 151.74 },
      identifier: { name: 'Motor dealer licence', value: 'MD 19472' },
    });
    expect(dealer.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
          (day) => `https://schema.org/${day}`,
        ),
        opens: '08:30',
        closes: '17:30',
      },
    ]);
  });
  it('has its workshop as a department', () => {
    expect(dealer.department).toEqual([
      expect.objectContaining({
        '@type': 'AutoRepair',
        telephone: '02 5550 0101',
        identifier: expect.objectContaining({ value: 'MVRL 2201' }),
      }),
    ]);
  });
  it('is the seller of its vehicles', () => {
    expect(vehicleOf(makeCar()).offers.seller).toMatchObject({ '@id': dealer['@id'], name: dealer.name });
  });
  it('names the head office as the seller of a vehicle that is at no yard', () => {
    const { seller } = vehicleOf(makeCar({ dealership_slug: 'elsewhere' })).offers;
    expect(seller).toMatchObject({
      name: 'Test Motors',
      address: { streetAddress: '24 Lambton Road', addressLocality: 'Broadmeadow', postalCode: '2292' },
    });
  });
});

it('the structured data of a search page lists its vehicles in order, with the total count', () => {
  const cars = Array.from({ length: 30 }, (_, i) =>
    makeCar({ stocknum: String(100 + i), price: 20_000 + i }),
  );
  const { head, cards } = pageAt(buildInventory(TENANT, cars, NOW), '/search/mazda/', 'search');
  const list = head.jsonLd.find((block) => block['@type'] === 'ItemList') as Thing & {
    itemListElement: Thing[];
  };
  expect(list.numberOfItems).toBe(30);
  expect(list.itemListElement.map(({ url }) => url)).toEqual(
    cards.map(({ href }) => `https://test-motors.example${href}`),
  );
});

it('the breadcrumbs of the structured data are those of the page, from Home', () => {
  const inventory = buildInventory(TENANT, [makeCar()], NOW);
  const pages = [
    ...pagesOf(inventory, 'vehicle'),
    ...pagesOf(inventory, 'search'),
    ...pagesOf(inventory, 'content'),
  ];
  for (const { head, breadcrumbs, path } of pages) {
    const trail = head.jsonLd.find((block) => block['@type'] === 'BreadcrumbList') as {
      itemListElement: Thing[];
    };
    expect(
      trail.itemListElement.map(({ name }) => name),
      path,
    ).toEqual(['Home', ...breadcrumbs.map(({ label }) => label)]);
  }
});
