import { describe, expect, it } from 'vitest';
import { australianCsv, importText } from '../../../../tests/support/stock/import-rows.ts';

const rowsOf = (words: string, fields: Record<string, string> = {}) =>
  australianCsv(words.split('|').map((category) => ({ category, ...fields })));

describe('the words of a category', () => {
  it.each([
    [
      'car',
      'Car|Cars|Passenger|Ute|SUV|Light Commercial|4WD|Four Wheel Drive|Cars, Trucks & Vans|CAR_TRUCK|916',
    ],
    [
      'motorcycle',
      'Motorcycle|Bike|Bikes|Dirt Bike|Farm bikes|Moped|Scooters|Quad|Quads|ATV|UTV|Side by Side|Motorcycles & Scooters|Vehicles & Parts > Vehicles > Motor Vehicles > Motorcycles & Scooters',
    ],
    [
      'caravan',
      'Caravan|Camper|Camper Trailer|Fifth Wheeler|5th wheel|Motorhome|Campervan|Hybrid Caravan|Pop Top|RV_CAMPER|Slide-on camper|Caravans & Motorhomes',
    ],
    ['truck', 'Truck|Trucks|Prime Mover|Heavy Commercial|Tractor Unit'],
  ])('name a %s: %s', async (kind, words) => {
    const { cars, report } = await importText(rowsOf(words));
    expect(cars.map(({ item_type }) => item_type)).toEqual(words.split('|').map(() => kind));
    expect(report.unmatched_words).toEqual({});
  });

  it('name what the site cannot show, and these records go to quarantine', async () => {
    const words =
      'Boat|Boats|Jet Ski|Jet Skis|Trailer|Box Trailer|Semi-trailer|Horse Float|Tractor|Forklift|Excavator|Parts|Parts & Accessories|Golf cart';
    const { report } = await importText(`${rowsOf(words)}S99,Ford,Ranger,2021,used,in_stock,Car\n`, {
      acceptDrop: true,
    });
    expect(report.quarantine.map(({ problems }) => problems[0])).toEqual(
      words.split('|').map((value) => ({
        field: 'item_type',
        value,
        reason: 'is not a car, truck, motorcycle or caravan',
      })),
    );
  });

  it('name what the site cannot show in the column for the body, too', async () => {
    const bodies = 'Box Trailer|Boat|Tipper|Utility|Tray|Van|Wagon|Pickup';
    const feed = australianCsv(bodies.split('|').map((body) => ({ body, category: '' })));
    const { cars, report } = await importText(feed, { acceptDrop: true });
    expect(report.quarantine.map(({ problems }) => problems[0])).toMatchObject([
      { field: 'item_type', value: 'Box Trailer' },
      { field: 'item_type', value: 'Boat' },
    ]);
    expect(cars).toHaveLength(6);
  });

  it('are also the body if the feed has none', async () => {
    const { cars } = await importText(rowsOf('Dirt Bike|Moped|Camper|Fifth Wheeler|Motorhome|Ute|Car'));
    expect(cars.map(({ simple_body }) => simple_body)).toEqual([
      'trail',
      'scooter',
      'camperTrailer',
      'caravan',
      'motorhome',
      'ute',
      null,
    ]);
  });

  it('keep berths and aggregate trailer mass of campers, fifth wheelers and motorhomes', async () => {
    const { cars, report } = await importText(
      rowsOf('Camper|Fifth Wheeler|Motorhome', { sleeps: '2', atm: '2500' }),
    );
    expect(cars.map(({ caravan }) => [caravan?.sleeps, caravan?.aggregate_trailer_mass])).toEqual(
      Array(3).fill([2, 2500]),
    );
    expect(report.value_losses).toEqual([]);
  });
});

describe('a vehicle of an unknown or missing kind', () => {
  const read = async (fields: Record<string, string>, itemType?: 'motorcycle' | 'caravan') => {
    const { cars, report } = await importText(australianCsv([fields]), itemType ? { itemType } : {});
    return { kind: cars[0]?.item_type, report };
  };

  it.each([
    [{ make: 'Ducati', model: 'Monster' }, 'motorcycle'],
    [{ make: 'HARLEY DAVIDSON', model: 'Softail' }, 'motorcycle'],
    [{ make: 'Jayco', model: 'Swan' }, 'caravan'],
    [{ make: 'Kenworth', model: 'T610' }, 'truck'],
    [{ body: 'Dirt Bike' }, 'motorcycle'],
    [{ body: 'Pop Top' }, 'caravan'],
    [{ sleeps: '4' }, 'caravan'],
    [{ atm: '2500 kg' }, 'caravan'],
    [{ sleeps: '0', atm: '-' }, 'car'],
    [{ lams: 'Yes' }, 'motorcycle'],
    [{ lams: 'No' }, 'car'],
  ])('with %j is a %s', async (fields, kind) => {
    expect((await read(fields)).kind).toBe(kind);
    const { kind: unknown, report } = await read({ ...fields, category: 'Thing' });
    expect(unknown).toBe(kind);
    expect(report.unmatched_words.item_type).toEqual({ Thing: 1 });
    expect(report.notes).toContainEqual(
      expect.objectContaining({ kind: 'doubtful', field: 'item_type', value: 'Thing' }),
    );
  });

  it('is of the kind that the dealer mainly sells, unless the record shows another', async () => {
    expect((await read({ make: 'Honda', model: 'Grom' }, 'motorcycle')).kind).toBe('motorcycle');
    expect((await read({ make: 'Honda', category: 'Thing' }, 'motorcycle')).kind).toBe('motorcycle');
    expect((await read({ make: 'Jayco', model: 'Swan' }, 'motorcycle')).kind).toBe('caravan');
    expect((await read({ make: 'Honda', category: 'Car' }, 'motorcycle')).kind).toBe('car');
    expect((await read({ category: 'Van' }, 'caravan')).kind).toBe('caravan');
    expect((await read({ category: 'Van' })).kind).toBe('car');
  });

  it('is read by its other columns if the word names several kinds', async () => {
    expect((await read({ category: 'Trucks & Trailers', make: 'Mack', model: 'Trident' })).kind).toBe(
      'truck',
    );
  });
});
