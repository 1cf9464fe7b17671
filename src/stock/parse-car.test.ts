import { describe, expect, it } from 'vitest';
import { BODY_TYPES, CAR_STATUSES, CAR_TYPES } from './car-values.ts';
import { parseCar } from './parse-car.ts';
import { carFields } from './schema/car-schema.ts';

const REQUIRED_FIELDS = { id: 'A1', slug: 'a1', year: 2023, make: 'Ford', model: 'Ranger', car_type: 'used' };

function car(fields: object = {}) {
  const result = parseCar({ ...REQUIRED_FIELDS, ...fields });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.car;
}

function problems(fields: object) {
  const result = parseCar({ ...REQUIRED_FIELDS, ...fields });
  return result.ok ? [] : result.problems;
}

const DAT_01 =
  'id slug path name year make model badge series colour interior_colour car_type status tag reserved sold certified created_at price before_price offer_price subscription_price price_type preorder km stocknum vin regplate rego_expiry compliance_date build_date fuel simple_fuel simple_body simple_transmission trans drive seats doors engine_size engine_size_litres dealercomments dealership_slug dealership_id city state views photos_count show_on_dealer_website has_nvic file item_type video_url external_video_url primary_image_url images thumbnails spin_images spin_interior_image spin_code hotspots private_suburb private_postcode sold_date_timestamp state_average_market_price average_market_price payment_processors finance_lenders location';

describe('a vehicle in the native format', () => {
  it('DAT-01 has every field of the specification, missing ones filled with null, [] or false', () => {
    const filled = car();
    for (const field of DAT_01.split(' ')) expect(filled, field).toHaveProperty(field);
    expect(filled).toMatchObject({
      path: '/cars/a1',
      name: '2023 Ford Ranger',
      badge: null,
      price: null,
      images: [],
      reserved: false,
      status: 'in_stock',
      item_type: 'car',
      show_on_dealer_website: true,
      finance_lenders: {},
      hotspots: null,
      location: null,
      photos_count: 0,
      primary_image_url: null,
    });
  });

  it('DAT-01 is refused with all of its problems, each with field, value and reason', () => {
    const result = parseCar({
      id: 'A 1',
      slug: 'a1',
      year: '2023',
      model: 'Ranger',
      car_type: 'used',
      price: -1,
    });
    expect(result).toEqual({
      ok: false,
      problems: [
        { field: 'id', value: 'A 1', reason: expect.stringContaining('letters, digits') },
        { field: 'year', value: '2023', reason: 'must be a year' },
        { field: 'make', value: null, reason: 'is missing' },
        { field: 'price', value: '-1', reason: 'must be at least 0' },
      ],
    });
  });

  it('DAT-01 item_type is car, truck, motorcycle or caravan', () => {
    for (const item_type of ['car', 'truck', 'motorcycle', 'caravan'])
      expect(car({ item_type }).item_type).toBe(item_type);
    expect(problems({ item_type: 'boat' })[0]?.field).toBe('item_type');
  });

  it('DAT-02 car_type is new, used or demo, and required', () => {
    for (const car_type of CAR_TYPES) expect(car({ car_type }).car_type).toBe(car_type);
    expect(CAR_TYPES).toEqual(['new', 'used', 'demo']);
    expect(problems({ car_type: 'USED' })).toEqual([
      { field: 'car_type', value: 'USED', reason: 'must be one of new, used, demo' },
    ]);
    expect(problems({ car_type: undefined })[0]).toMatchObject({ field: 'car_type', reason: 'is missing' });
  });

  it('DAT-03 status is one of in_stock, coming_soon, sold, other', () => {
    expect(CAR_STATUSES).toEqual(['in_stock', 'coming_soon', 'sold', 'other']);
    for (const status of CAR_STATUSES) expect(car({ status }).status).toBe(status);
    expect(problems({ status: 'available' })[0]?.field).toBe('status');
  });

  it('DAT-04 tag is a short text such as "Test Drive Only"', () => {
    expect(car({ tag: ' Runout  Sale\u0000' }).tag).toBe('Runout Sale');
    expect(car({ tag: '' }).tag).toBeNull();
  });

  it('DAT-05 images are {image: {url, thumb: {url}}}; a picture without a thumb is its own thumb', () => {
    const images = [
      { image: { url: 'https://a.au/1.jpg', thumb: { url: 'https://a.au/1s.jpg' } } },
      { image: { url: '/media/2.jpg' } },
    ];
    const made = car({ images });
    expect(made.images).toEqual([
      images[0],
      { image: { url: '/media/2.jpg', thumb: { url: '/media/2.jpg' } } },
    ]);
    expect(made).toMatchObject({ photos_count: 2, primary_image_url: 'https://a.au/1.jpg' });
    expect(problems({ images: [{ image: { url: 'javascript:alert(1)' } }] })[0]).toMatchObject({
      field: 'images.0.image.url',
      value: 'javascript:alert(1)',
    });
  });

  it('DAT-06 hotspots have exterior and interior lists and positions with angle and percent', () => {
    const hotspots = {
      exterior: [{ id: 'h1', description: 'Tow bar' }],
      interior: [{ id: 'h2', description: 'Screen' }],
      positions: [{ hotspotId: 'h1', activeAngle: 180, posX: 50, posY: 99.5 }],
    };
    expect(car({ hotspots }).hotspots).toEqual(hotspots);
    expect(
      problems({ hotspots: { positions: [{ hotspotId: 'h1', activeAngle: 360, posX: 50, posY: 101 }] } }).map(
        (p) => p.field,
      ),
    ).toEqual(['hotspots.positions.0.activeAngle', 'hotspots.positions.0.posY']);
  });

  it('DAT-07 market data are the average price of the state and that of Australia', () => {
    expect(car({ state_average_market_price: 41_000, average_market_price: 40_500 })).toMatchObject({
      state_average_market_price: 41_000,
      average_market_price: 40_500,
    });
    expect(problems({ average_market_price: 'high' })[0]?.field).toBe('average_market_price');
  });

  it('DAT-08 payment_processors have a name and a deposit', () => {
    expect(
      car({ payment_processors: [{ name: 'stripe', deposit: 500 }, { name: 'till' }] }).payment_processors,
    ).toEqual([
      { name: 'stripe', deposit: 500 },
      { name: 'till', deposit: null },
    ]);
  });

  it('DAT-09 finance_lenders is keyed by lender', () => {
    const made = car({ finance_lenders: { 'Big Bank': { interestRate: 7.5 }, Credit: {} } });
    expect(Object.keys(made.finance_lenders)).toEqual(['Big Bank', 'Credit']);
    expect(made.finance_lenders['Big Bank']?.interestRate).toBe(7.5);
  });

  it('DAT-10 location is {id, name, phone, slug, address, distribution_locations}', () => {
    const location = car({
      location: { id: 'L1', name: 'Ballarat', slug: 'ballarat', address: { state: 'VIC', postcode: '3350' } },
    }).location;
    expect(location).toEqual({
      id: 'L1',
      name: 'Ballarat',
      phone: null,
      slug: 'ballarat',
      distribution_locations: [],
      address: { street: null, city: null, state: 'VIC', postcode: '3350', place_url: null },
    });
    expect(
      problems({
        location: { id: 'L1', name: 'X', slug: 'x', address: { state: 'AL', postcode: '35653' } },
      }).map((p) => p.field),
    ).toEqual(['location.address.state', 'location.address.postcode']);
  });

  it('DAT-11 variant has the fourteen fields of the specification, null if they are missing', () => {
    const fields =
      'cylinders enginesize enginesize_litres induction geartype fuelconsumptioncombined fuelcapacity grossvehiclemass vehiclelength vehicleheight vehiclewidth torque ancaprating bodyconfiguration';
    const { variant } = car({ variant: { cylinders: 4 } });
    expect(Object.keys(variant ?? {}).sort()).toEqual(fields.split(' ').sort());
    expect(variant).toMatchObject({ cylinders: 4, torque: null });
    expect(problems({ variant: { ancaprating: 6 } })[0]?.field).toBe('variant.ancaprating');
  });

  it('DAT-12 caravan has the six fields of the specification, null if they are missing', () => {
    const { caravan } = car({ item_type: 'caravan', caravan: { sleeps: 4, axle_type: 'Tandem' } });
    expect(caravan).toEqual({
      body_width: null,
      body_length: null,
      tare_weight: null,
      axle_type: 'Tandem',
      sleeps: 4,
      aggregate_trailer_mass: null,
    });
  });

  it('DAT-13 a finance lender entry has rates, payments, terms, deposit, balloon, fees and a disclaimer', () => {
    const entry = {
      interestRate: 7.99,
      comparisonRate: 8.9,
      paymentWeek: 120.5,
      term5: 121,
      term6: 104,
      terms: { term3: 180 },
      disclaimer: 'T&C apply',
    };
    expect(car({ finance_lenders: { Bank: entry } }).finance_lenders.Bank).toEqual({
      paymentMonth: null,
      totalPayable: null,
      termYears: null,
      termMonths: null,
      termWeeks: null,
      term1: null,
      term2: null,
      term3: null,
      term4: null,
      term7: null,
      deposit: null,
      balloon: null,
      establishmentFees: null,
      financeProvider: null,
      ...entry,
    });
    expect(problems({ finance_lenders: { Bank: { terms: { years5: 1 } } } })).toHaveLength(1);
  });

  it('DAT-37 body types are those of the specification, in its spelling', () => {
    expect(BODY_TYPES.join(' ')).toBe(
      '4x4 bus cabChassis convertible coupe hardtop hatch hatchback motorhome lightTruck peopleMover sedan softtop suv ute van wagon stationWagon',
    );
    for (const simple_body of BODY_TYPES) expect(car({ simple_body }).simple_body).toBe(simple_body);
    expect(problems({ simple_body: 'SUV' })[0]?.field).toBe('simple_body');
  });

  it('keeps only allowed tags in comments, and is refused if a web address is neither http(s) nor a path on the site', () => {
    const made = car({
      dealercomments:
        '<p onclick="x()">Good <b>car</b><script>alert(1)</script> & more</p><img src=x onerror=alert(1)>',
    });
    expect(made.dealercomments).toBe('<p>Good <b>car</b> &amp; more</p>');
    expect(problems({ external_video_url: 'data:text/html,x' })).toHaveLength(1);
    expect(problems({ file: '//evil.example/x' })).toHaveLength(1);
  });

  it('is refused with a reason that continues a sentence, whatever the wrong value of whatever field', () => {
    const leaves = [null, true, -5, 1.5, 1e12, '', 'x'.repeat(6_000), [], {}];
    const names = [
      'a',
      'k'.repeat(200),
      'id',
      'slug',
      'image',
      'address',
      'terms',
      'disclaimer',
      'positions',
    ];
    const groups = leaves.flatMap((leaf) => names.map((name) => ({ [name]: leaf })));
    const values = [...leaves, ...groups, ...[...leaves, ...groups].map((value) => [value])];
    const lenders = groups.flatMap((group) => [{ Bank: group }, { Bank: { terms: group } }]);
    const reasons = Object.keys(carFields).flatMap((field) =>
      [...values, ...lenders, Array(400).fill('/x')].flatMap((value) =>
        problems({ [field]: value }).map(({ reason }) => reason),
      ),
    );
    for (const reason of new Set(reasons)) expect(reason).toMatch(/^(is|has|must) [^.]*\w/);
    expect(reasons).toContain('must be at most 10,000');
    expect(reasons).toContain('must have at most 5,000 characters');
    expect(reasons).toContain('must have at most 100 entries');
    expect(reasons).toContain('must be a list');
    expect(reasons).toContain('has a name that must be term1, term2 …');
  });

  it('is parsed 10,000 times in less than 1.5 seconds of processor time', () => {
    const input = {
      ...REQUIRED_FIELDS,
      badge: 'XL',
      price: 10_000,
      images: Array.from({ length: 10 }, (_, i) => ({ image: { url: `https://a.au/${i}.jpg` } })),
    };
    for (let i = 0; i < 500; i++) parseCar(input);
    const before = process.cpuUsage();
    for (let i = 0; i < 10_000; i++) parseCar(input);
    const used = process.cpuUsage(before);
    expect((used.user + used.system) / 1e6).toBeLessThan(1.5);
  });
});
