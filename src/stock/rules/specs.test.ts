import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeUte } from '../../../tests/support/vehicles.ts';
import { allSpecs, historyHref, keySpecs, SPECS_SHOWN, specIcons, usedCheck } from './specs.ts';

const variant = {
  cylinders: 4,
  enginesize: 1996,
  enginesize_litres: 2,
  induction: 'Turbo',
  geartype: 'Automatic',
  fuelconsumptioncombined: 7.2,
  fuelcapacity: 80,
  grossvehiclemass: 3230,
  vehiclelength: 5370,
  vehicleheight: 1886,
  vehiclewidth: 1918,
  torque: 500,
  ancaprating: 5,
  bodyconfiguration: 'Double cab',
};
const caravan = {
  body_width: 2470,
  body_length: 5900,
  tare_weight: 2450,
  axle_type: 'Tandem',
  sleeps: 4,
  aggregate_trailer_mass: 3100,
};
const TODAY = new Date('2026-11-10T00:00:00Z');
const flat = (rows: { label: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ label, value }) => [label, value]));
const values = (car = makeUte()): Record<string, string> =>
  flat(allSpecs(car, TODAY).flatMap(({ rows }) => rows));

describe('specifications', () => {
  it('state the gears only if the transmission does not say the same', () => {
    expect(
      values(makeUte({ trans: '6 Speed Manual', variant: { ...variant, geartype: '6 speed manual' } })),
    ).not.toHaveProperty('Gears');
    expect(
      values(makeUte({ trans: 'Manual', variant: { ...variant, geartype: '6 Speed Manual' } })),
    ).toHaveProperty('Gears');
  });

  it('have their units', () => {
    expect(values(makeUte({ variant }))).toMatchObject({
      Odometer: '24,180 kms',
      Engine: '2.0 L',
      Cylinders: '4',
      Torque: '500 Nm',
      'Fuel consumption, combined': '7.2 L/100km',
      'Fuel tank': '80 L',
      Length: '5,370 mm',
      Width: '1,918 mm',
      Height: '1,886 mm',
      'Gross vehicle mass': '3,230 kg',
      'ANCAP safety rating': '5 stars',
      'Rego expiry': '14 March 2027',
      'Build date': 'April 2023',
      'Compliance date': 'May 2023',
      Body: 'Ute',
    });
  });

  it('round lengths to whole millimetres, because tenths come from a length in feet, but not other measures', () => {
    const found = values(makeUte({ variant: { ...variant, vehiclelength: 5_638.8 } }));
    expect(found).toMatchObject({ Length: '5,639 mm', 'Fuel consumption, combined': '7.2 L/100km' });
  });

  it('show the vehicle’s own engine size and transmission before those of its variant', () => {
    expect(values(makeUte({ engine_size_litres: null, variant })).Engine).toBe('2.0 L');
    expect(values(makeUte({ engine_size_litres: 3, variant })).Engine).toBe('3.0 L');
    expect(
      values(makeUte({ engine_size_litres: null, variant: { ...variant, enginesize_litres: null } })).Engine,
    ).toBe('1,996 cc');
    expect(values().Transmission).toBe('10 speed automatic');
    expect(values(makeUte({ trans: null })).Transmission).toBe('Automatic');
  });

  it('of a caravan include its size, mass and berths', () => {
    const car = makeUte({ item_type: 'caravan', km: null, caravan });
    expect(values(car)).toMatchObject({
      Sleeps: '4',
      'Body length': '5,900 mm',
      'Body width': '2,470 mm',
      Tare: '2,450 kg',
      'Aggregate trailer mass': '3,100 kg',
      Axles: 'Tandem',
    });
    expect(
      keySpecs(car, TODAY)
        .slice(0, SPECS_SHOWN)
        .map(({ label }) => label),
    ).toEqual(['Sleeps', 'Body length', 'Tare', 'Aggregate trailer mass']);
  });

  it('start with the most important ones for each kind of vehicle', () => {
    const first = (over: Parameters<typeof makeUte>[0]): string[] =>
      keySpecs(makeUte({ variant, ...over }), TODAY)
        .slice(0, SPECS_SHOWN)
        .map(({ label }) => label);
    expect(first({})).toEqual(['Odometer', 'Body', 'Transmission', 'Fuel']);
    const payload = { label: 'Payload', value: '9,000 kg' };
    expect(first({ item_type: 'truck', extra_specs: [payload] })).toEqual([
      'Odometer',
      'Gross vehicle mass',
      'Payload',
      'Engine',
    ]);
    const seat = { label: ' Seat height ', value: '765 mm' };
    expect(first({ item_type: 'motorcycle', extra_specs: [seat] })).toEqual([
      'Odometer',
      'Engine',
      'Seat height',
      'Transmission',
    ]);
    const motorhome = { item_type: 'caravan', simple_body: 'motorhome', caravan } as const;
    expect(first(motorhome)).toEqual(['Sleeps', 'Odometer', 'Engine', 'Transmission']);
    expect(keySpecs(makeUte({ item_type: 'motorcycle', variant }), TODAY)[1]?.value).toBe('1,996 cc');
  });

  it('leave out unknown values and empty groups', () => {
    const bare = makeUte({ vin: null, regplate: null, rego_expiry: ' ', engine_size_litres: null, km: null });
    const labels = Object.keys(values(bare));
    for (const label of ['VIN', 'Rego', 'Rego expiry', 'Engine', 'Odometer'])
      expect(labels).not.toContain(label);
    expect(allSpecs(bare, TODAY).map(({ title }) => title)).toEqual([
      'Engine and drive',
      'Vehicle',
      'Identification',
    ]);
  });

  it('end with the dealer’s own rows', () => {
    const extra = [
      { label: 'LAMS approved', value: 'Yes' },
      { label: 'Licence class', value: ' ' },
    ];
    expect(allSpecs(makeUte({ extra_specs: extra }), TODAY).at(-1)).toEqual({
      title: 'More details',
      rows: [extra[0]],
    });
  });

  it('VDP-02 have all that shoppers of each kind of vehicle ask for, in order, and then what fills three rows', () => {
    const labelsOf = (car: Parameters<typeof makeUte>[0]) =>
      keySpecs(makeUte({ variant, km: 10, ...car }), TODAY).map(({ label }) => label);
    const extras = (labels: string[]) => labels.map((label) => ({ label, value: `${label} 1` }));
    const identity = ['Colour', 'Rego', 'Stock number'];
    const truck = ['Payload', 'GCM', 'Axles', 'Wheelbase', 'Licence class'];
    expect(labelsOf({ item_type: 'truck', extra_specs: extras(truck) })).toEqual([
      ...['Odometer', 'Gross vehicle mass', 'Payload', 'Engine', 'GCM', 'Axle configuration'],
      ...['Wheelbase', 'Transmission', 'Licence class', ...identity],
    ]);
    expect(labelsOf({ item_type: 'truck' })).toEqual([
      ...['Odometer', 'Gross vehicle mass', 'Engine', 'Transmission', ...identity],
      ...['Body', 'Torque', 'Drive', 'Fuel', 'Seats'],
    ]);
    const bike = ['Power', 'Wet weight', 'Seat height', 'Licence class'];
    expect(labelsOf({ item_type: 'motorcycle', extra_specs: extras(bike) })).toEqual([
      ...['Odometer', 'Engine', 'Seat height', 'Wet weight', 'Power', 'Licence class'],
      ...['Transmission', 'Fuel', ...identity, 'Body'],
    ]);
    const van = ['Bathroom', 'Payload', 'Ball weight', 'Fresh water'];
    expect(
      labelsOf({ item_type: 'caravan', simple_body: 'caravan', caravan, extra_specs: extras(van) }),
    ).toEqual([
      ...['Sleeps', 'Body length', 'Tare', 'Aggregate trailer mass', 'Payload', 'Ball weight'],
      ...['Fresh water', 'Bathroom', 'Axles', ...identity],
    ]);
  });

  it('VDP-02 do not repeat what stands beside them, and are twelve at most', () => {
    const truck = makeUte({
      item_type: 'truck',
      variant,
      extra_specs: [
        { label: 'Payload', value: '1,200 kg' },
        { label: 'GCM', value: '6,000 kg' },
        { label: 'Wheelbase', value: '3,220 mm' },
        { label: 'Axles', value: '4x4' },
        { label: 'Licence class', value: 'Car (C)' },
      ],
    });
    const all = keySpecs(truck, TODAY);
    expect(all).toHaveLength(12);
    expect(all.map(({ label }) => label)).toContain('Axle configuration');
    const shown = [
      { label: 'GVM', value: '3,230 kg' },
      { label: 'Wheelbase', value: '3.22 m' },
    ];
    const rest = keySpecs(truck, TODAY, { shown }).map(({ label }) => label);
    expect(rest).not.toContain('Gross vehicle mass');
    expect(rest).not.toContain('Wheelbase');
    expect(rest).toContain('Payload');
    expect(keySpecs(truck, TODAY, { without: ['transmission'] }).map(({ label }) => label)).not.toContain(
      'Transmission',
    );
  });

  it('VDP-03 put the dealer’s own masses, lengths and engine figures beside those of the feed, by their units', () => {
    const extra = [
      { label: 'Towing, braked', value: '3,500 kg' },
      { label: 'Power', value: '157 kW' },
      { label: 'Fresh water', value: '120 L' },
      { label: 'Wheelbase', value: '4,250 mm' },
      { label: 'Reach', value: '6.5 m' },
      { label: 'Payload', value: '9 t' },
      { label: 'Peak torque', value: '2,600 Nm' },
      { label: 'Capacity', value: '1,084 cc' },
      { label: 'Load rating', value: 'up to 500 kg' },
    ];
    const labelsOf = (car = makeUte({ variant, extra_specs: extra })) =>
      Object.fromEntries(
        allSpecs(car, TODAY).map(({ title, rows }) => [title, rows.map(({ label }) => label)]),
      );
    expect(labelsOf()).toMatchObject({
      'Engine and drive': expect.arrayContaining(['Engine', 'Power', 'Peak torque', 'Capacity']),
      'Size and mass': [
        'Length',
        'Width',
        'Height',
        'Gross vehicle mass',
        'Towing, braked',
        'Wheelbase',
        'Reach',
        'Payload',
      ],
      'More details': ['Fresh water', 'Load rating'],
    });
    expect(labelsOf(makeUte({ item_type: 'caravan', caravan, extra_specs: extra }))).toMatchObject({
      'Living and towing': expect.arrayContaining(['Tare', 'Towing, braked']),
    });
  });

  it('name a mass of the feed once, but keep one that differs or has another unit', () => {
    const gvm = (value: string) =>
      allSpecs(makeUte({ variant, extra_specs: [{ label: 'GVM', value }] }), TODAY)
        .flatMap(({ rows }) => rows)
        .filter(({ label }) => /GVM|Gross/.test(label));
    expect(gvm('3,230 kg')).toEqual([{ label: 'Gross vehicle mass', value: '3,230 kg' }]);
    expect(gvm('3,300 kg')).toHaveLength(2);
    expect(gvm('3.2 t')).toHaveLength(2);
  });

  it('name a mass that only the details of the feed have, once', () => {
    const masses = (car: Parameters<typeof makeUte>[0]) =>
      allSpecs(makeUte(car), TODAY)
        .flatMap(({ rows }) => rows)
        .filter(({ label }) => /GVM|ATM|Gross|Aggregate/.test(label));
    expect(masses({ variant: null, extra_specs: [{ label: 'GVM', value: '5,500 kg' }] })).toEqual([
      { label: 'Gross vehicle mass', value: '5,500 kg' },
    ]);
    const atm = { label: 'ATM', value: '3,100 kg' };
    for (const mass of [null, 3_100])
      expect(
        masses({
          item_type: 'caravan',
          caravan: { ...caravan, aggregate_trailer_mass: mass },
          extra_specs: [atm],
        }),
      ).toEqual([{ label: 'Aggregate trailer mass', value: '3,100 kg' }]);
  });

  it('state the configuration only if the body does not say the same', () => {
    const configured = (bodyconfiguration: string) =>
      values(makeUte({ variant: { ...variant, bodyconfiguration } }));
    expect(configured('Double cab')).toHaveProperty('Configuration', 'Double cab');
    expect(configured('UTE')).not.toHaveProperty('Configuration');
  });

  it('keep an engine in the seller’s words, and dates that cannot be read, as written', () => {
    const car = makeUte({
      engine_size: '2.0L bi-turbo diesel',
      build_date: '05/23',
      rego_expiry: '2027-02-31',
    });
    expect(values(car)).toMatchObject({
      Engine: '2.0L bi-turbo diesel',
      'Build date': '05/23',
      'Rego expiry': '2027-02-31',
    });
  });

  it('VDP-03 VDP-05 mark the rego as expired from the day or month after its expiry', () => {
    const expiry = (rego_expiry: string, today: string) => {
      const car = makeUte({ rego_expiry });
      const rows = [
        ...allSpecs(car, new Date(today)).flatMap(({ rows }) => rows),
        ...(usedCheck(car, new Date(today)) ?? []),
      ];
      return [...new Set(rows.filter(({ label }) => label === 'Rego expiry').map(({ value }) => value))];
    };
    expect(expiry('2027-03-14', '2027-03-14')).toEqual(['14 March 2027']);
    expect(expiry('2027-03-14', '2027-03-15')).toEqual(['14 March 2027 (expired)']);
    expect(expiry('2027-03-14T00:00:00+10:00', '2027-03-14')).toEqual(['14 March 2027']);
    expect(expiry('2027-03', '2027-03-31')).toEqual(['March 2027']);
    expect(expiry('2027-03', '2027-04-01')).toEqual(['March 2027 (expired)']);
  });

  it('of the used-car check are odometer, rego, VIN, build date, certificate and history report, as far as known', () => {
    const rows = usedCheck(makeUte({ certified: true, file: 'https://history.example/c1' }), TODAY);
    expect(rows?.map(({ label }) => label)).toEqual([
      'Odometer',
      'Rego',
      'Rego expiry',
      'VIN',
      'Build date',
      'Certified',
      'History report',
    ]);
    expect(usedCheck(makeUte({ vin: null, regplate: null }), TODAY)?.map(({ label }) => label)).toEqual([
      'Odometer',
      'Rego expiry',
      'Build date',
    ]);
    expect(usedCheck(makeUte({ car_type: 'new' }), TODAY)).toBeNull();
    expect(usedCheck(makeUte({ car_type: 'demo' }), TODAY)).toBeNull();
  });

  it('have icons for kilometres, transmission and body, as far as known', () => {
    expect(specIcons(makeUte())).toEqual([
      { icon: 'odometer', label: '24,180 kms' },
      { icon: 'transmission', label: 'Automatic' },
      { icon: 'body', label: 'Ute' },
    ]);
    expect(
      specIcons(makeUte({ km: null, simple_transmission: null, trans: null, simple_body: null, body: null })),
    ).toEqual([]);
  });

  it('have icons for berths, length and tare of a caravan, and no tare of a motorhome', () => {
    const van = {
      item_type: 'caravan' as const,
      caravan: { ...caravan, sleeps: 4, body_length: 6120, tare_weight: 2140 },
    };
    const towed = makeUte({ ...van, km: null, simple_transmission: null, trans: null });
    expect(specIcons(towed).slice(1)).toEqual([
      { icon: 'bed', label: '4 berths' },
      { icon: 'ruler', label: '6.1 m' },
      { icon: 'weight', label: '2,140 kg tare' },
    ]);
    expect(specIcons(makeUte(van)).map(({ icon }) => icon)).toEqual([
      'odometer',
      'transmission',
      'body',
      'bed',
      'ruler',
    ]);
  });

  it('link a history report only at an http(s) address', () => {
    expect(historyHref({ file: 'https://history.example/c1' })).toBe('https://history.example/c1');
    expect(historyHref({ file: null })).toBeNull();
    expect(historyHref({ file: 'javascript:alert(1)' })).toBeNull();
  });

  it('never include the address of a private seller', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^zz[a-z]{6}$/),
        fc.stringMatching(/^9[0-9]{7}$/),
        (private_suburb, private_postcode) => {
          const car = makeUte({ private_suburb, private_postcode, variant, caravan });
          const text = JSON.stringify([
            allSpecs(car, TODAY),
            keySpecs(car, TODAY),
            usedCheck(car, TODAY),
            specIcons(car),
          ]);
          expect(text).not.toContain(private_suburb);
          expect(text).not.toContain(private_postcode);
        },
      ),
    );
  });
});
