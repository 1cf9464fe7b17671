import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATA, type Imported, importText } from '../support/stock/import-rows.ts';

const MAPPING = readFileSync(
  resolve(import.meta.dirname, '../../tenants/_mappings/australian-vehicle-prices.yaml'),
  'utf8',
);

/** Declares the tests of the whole price table. `imported` is called in `beforeAll` and returns the
 * result of its import. */
export function describeAustralianTable(imported: () => Imported): void {
  describe('the Australian price table', () => tableTests(imported));
}

function tableTests(imported: () => Imported): void {
  let result: Imported;
  beforeAll(() => {
    result = imported();
  });
  const notesWith = (text: string) => result.report.notes.filter((note) => note.reason.includes(text));
  const rowsWith = (text: string) => new Set(notesWith(text).map((note) => note.row)).size;

  it('turns each of the 16,734 records into exactly one vehicle or quarantine entry', () => {
    const { report, cars } = result;
    expect(report.outcome).toBe('imported');
    expect(report.records).toBe(16_734);
    expect(cars.length + report.quarantine.length).toBe(16_734);
    expect(report.vehicles).toBe(cars.length);
    expect(new Set(report.quarantine.map((entry) => entry.row)).size).toBe(report.quarantine.length);
    expect(
      report.quarantine.every(
        ({ problems }) => problems.length > 0 && problems.every((p) => p.reason !== ''),
      ),
    ).toBe(true);
    expect(new Set(cars.map((car) => car.id)).size).toBe(cars.length);
    expect(new Set(cars.map((car) => car.slug)).size).toBe(cars.length);
  });

  it('reads each of the 91 quoted cells with a line break as part of one record', () => {
    expect(result.report.records).toBe(16_734);
    expect(
      result.cars.find((car) => car.name === '2019 Daihatsu Hijet' && car.city === 'West Ryde'),
    ).toMatchObject({ price: 33_888, state: 'NSW' });
  });

  it('corrects the shifted columns of 449 NEW records and notes it', () => {
    const repaired = rowsWith('shifted by one');
    const lost = result.report.quarantine.filter(({ problems }) =>
      problems.some((p) => p.reason.includes('looks the same as the vehicle')),
    ).length;
    // Some of the 449 are in quarantine as duplicates of other records; these have no note.
    expect(repaired).toBeLessThanOrEqual(449);
    expect(repaired + lost).toBeGreaterThanOrEqual(449);
    const warranties = result.cars.filter((car) =>
      car.extra_specs.some((spec) => /years \/ /.test(spec.value)),
    );
    expect(warranties.length).toBe(repaired);
    expect(warranties.every((car) => car.colour === null && car.km === null && car.car_type === 'new')).toBe(
      true,
    );
    expect(
      result.cars.some(
        (car) => /years/.test(car.colour ?? '') || /unlimited/i.test(car.interior_colour ?? ''),
      ),
    ).toBe(false);
  });

  it('moves the seats out of the doors column in 71 records', () => {
    expect(rowsWith('doors column holds the seats')).toBe(71);
    expect(result.cars.find((car) => car.name === '2011 Toyota Estima' && car.seats === 7)?.doors).toBeNull();
  });

  it('reads the body from the column BodyType, never from the unreliable column Car/Suv', () => {
    const dealers = result.cars.filter((car) => /isuzu|dealer ad|\*\*\*\*|carbarn/i.test(car.body ?? ''));
    expect(dealers).toEqual([]);
    expect(result.cars.find((car) => car.name.startsWith('2022 SsangYong Rexton'))?.simple_body).toBe('suv');
  });

  it('finds the body of the 610 "Commercial" records if the model comes with only one; the others keep the word', () => {
    const repairedRows = (words: string) => rowsWith(`"Commercial" names no body; ${words}`);
    expect([
      repairedRows('this model is a van'),
      repairedRows('this model is a people mover'),
      repairedRows('a Ram 1500 is a ute'),
      repairedRows('a Commuter is a bus'),
    ]).toEqual([476, 51, 9, 6]);
    expect(result.report.unmatched_words).toEqual({ body: { Commercial: 68 } });
    const left = result.cars.filter((car) => car.body === 'Commercial');
    expect(left.every((car) => car.simple_body === null)).toBe(true);
    const trucks = result.cars.filter((car) => car.item_type === 'truck');
    expect(trucks.length).toBe(43);
    expect(new Set(trucks.map((car) => car.make))).toEqual(
      new Set(['Hino', 'Iveco', 'International', 'Isuzu', 'Foton']),
    );
    expect(trucks.every((car) => left.includes(car))).toBe(true);
  });

  it('completes makes that were cut after the first word, and takes the model from the title', () => {
    const makes = new Set(result.cars.map((car) => car.make));
    for (const cut of ['Land', 'Great', 'Alfa', 'Aston']) expect(makes).not.toContain(cut);
    const byMake = (make: string) => result.cars.filter((car) => car.make === make);
    expect(byMake('Land Rover').length).toBe(237);
    expect(byMake('Great Wall').length).toBe(16);
    expect(byMake('Alfa Romeo').length).toBe(14);
    expect(byMake('Aston Martin').length).toBe(5);
    const evoque = byMake('Land Rover').find((car) => car.year === 2017 && car.price === 62_280);
    expect(evoque).toMatchObject({
      model: 'Range Rover Evoque',
      badge: 'TD4 180 HSE Dynamic',
      seller_words: { make: 'Land', model: 'Rover' },
    });
    expect(byMake('Land Rover').some((car) => car.model === 'Rover')).toBe(false);
    expect(rowsWith('make was cut')).toBe(272);
  });

  it('completes models that were cut after the first word ("Grand" becomes Grand Cherokee)', () => {
    expect(result.cars.some((car) => car.make === 'Jeep' && car.model === 'Grand')).toBe(false);
    expect(result.cars.filter((car) => car.make === 'Hyundai' && car.model === 'Santa Fe').length).toBe(129);
  });

  it('reads "-" as unknown and counts it in the report', () => {
    expect(
      result.cars.some((car) =>
        [car.fuel, car.engine_size, car.trans, car.colour, car.interior_colour].includes('-'),
      ),
    ).toBe(false);
    expect(result.report.unknown_words.fuel?.['-']).toBeGreaterThan(600);
  });

  it('imports the 50 POA records without a price, and keeps the word POA in seller_words', () => {
    const poa = result.cars.filter((car) => car.seller_words.price === 'POA');
    expect(poa.length).toBe(50);
    expect(poa.every((car) => car.price === null)).toBe(true);
  });

  it('quarantines the record that contains only "nan" as empty', () => {
    const entry = result.report.quarantine.find(({ problems }) =>
      problems[0]?.reason.includes('record is empty'),
    );
    expect(entry?.row).toBe(2_392);
    expect(result.cars.some((car) => /^nan$/i.test(car.make))).toBe(false);
  });

  it('reads " - / -" as unknown colours', () => {
    expect(result.cars.some((car) => /^-|\/ -/.test(car.colour ?? '') || car.interior_colour === '-')).toBe(
      false,
    );
    expect(result.cars.find((car) => car.year === 2022 && car.model === '430I')).toMatchObject({
      colour: 'Grey',
      interior_colour: 'White',
    });
  });

  it('leaves out an engine size of "0 L" and notes it', () => {
    expect(result.cars.some((car) => car.engine_size_litres === 0 || car.engine_size === '0 L')).toBe(false);
    expect(rowsWith('an engine of 0 litres does not exist')).toBeGreaterThanOrEqual(106);
  });

  it('leaves out the odometer of the 131 USED cars with less than 100 km', () => {
    expect(rowsWith('is too low for a used vehicle')).toBe(131);
    expect(result.cars.some((car) => car.car_type === 'used' && car.km !== null && car.km < 100)).toBe(false);
    expect(result.cars.find((car) => car.model === 'MG3' && car.seller_words.km === '16')?.km).toBeNull();
  });

  it('leaves out the price of the Alfa Romeo for $88, and no other price', () => {
    const notes = notesWith('which no vehicle costs');
    expect(notes.map((note) => note.value)).toEqual(['88']);
    const car = result.cars.find(({ id }) => id === notes[0]?.id);
    expect(car).toMatchObject({ make: 'Alfa Romeo', price: null, seller_words: { price: '88' } });
  });

  it('quarantines the four NEW cars with the model year 2000', () => {
    const entries = result.report.quarantine.filter(({ problems }) =>
      problems[0]?.reason.includes('year of a new vehicle'),
    );
    expect(entries.map(({ problems }) => problems[0]?.value)).toEqual(['2000', '2000', '2000', '2000']);
  });

  it('imports a NEW car with 195,040 km as used', () => {
    expect(result.cars.find((car) => car.km === 195_040)).toMatchObject({ car_type: 'used', year: 2011 });
  });

  it('derives stable ids and slugs from the description when there is no stock number, VIN or plate', async () => {
    expect(
      result.cars.every((car) => car.stocknum === null && car.vin === null && car.images.length === 0),
    ).toBe(true);
    const table = readFileSync(join(DATA, 'australian-vehicle-prices.csv'), 'utf8').split('\n');
    const again = await importText(`${table.slice(0, 2_000).join('\n')}\n`, { mapping: MAPPING });
    const first = new Map(result.cars.map((car) => [car.id, car.slug]));
    expect(again.cars.length).toBeGreaterThan(1_900);
    for (const { id, slug } of again.cars) expect(first.get(id)).toBe(slug);
  }, 180_000);

  it('restores the Saab 9-3 that a spreadsheet turned into "3-Sep"', () => {
    expect(result.cars.filter((car) => car.make === 'Saab').map((car) => car.model)).toContain('9-3');
    expect(result.cars.some((car) => car.model === '3-Sep')).toBe(false);
  });

  it('reads the state, also from "AU-VIC"', () => {
    const states = Map.groupBy(result.cars, ({ state }) => state);
    // Counted in the file: 3,864 of the vehicles are in Victoria.
    expect(states.get('VIC')).toHaveLength(3864);
    const without = states.get(null) ?? [];
    expect(without.every((car) => car.extra_specs.length > 0)).toBe(true);
  });
}
