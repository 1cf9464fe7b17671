import { describe, expect, it } from 'vitest';
import { importText } from '../../../tests/support/stock/import-rows.ts';
import { blankCar } from '../car-defaults.ts';
import { AUSTRALIAN_NAMES } from '../vocabulary/australian.ts';
import { carFields } from './car-schema.ts';
import { columnsOf, type Field, type Fields } from './field.ts';
import { caravanFields, variantFields } from './specification-fields.ts';

const REQUIRED = ['id', 'slug', 'path', 'name', 'year', 'make', 'model', 'car_type'];
const CARAVAN_ROW = {
  make: 'Jayco',
  model: 'Swan',
  year: '2020',
  car_type: 'used',
  item_type: 'caravan',
  stocknum: 'S1',
};

/** Fields that are read directly from one column. */
const plain = Object.entries({ car: carFields, variant: variantFields, caravan: caravanFields }).flatMap(
  ([part, fields]) =>
    Object.entries<Field>(fields as Fields).flatMap(([name, { source }]) =>
      source.by === 'text' || source.by === 'number' ? [{ part, name, source }] : [],
    ),
);

describe('the fields of a vehicle', () => {
  it('all have a default, except those that every stock line must have or that are derived', () => {
    expect([...REQUIRED, ...Object.keys(blankCar())].sort()).toEqual(Object.keys(carFields).sort());
    expect(Object.keys(carFields).filter((name) => !REQUIRED.includes(name))).toEqual(
      Object.keys(blankCar()),
    );
  });

  it('are read from a column, or state why they are not', () => {
    for (const [name, field] of Object.entries<Field>(carFields)) {
      const { source } = field;
      if (source.by === 'none') expect(source.reason, name).not.toBe('');
      else expect(source.by === 'ownFields' || columnsOf(field).length > 0, name).toBe(true);
    }
  });

  it('that need no special rule are imported from the first column in their list of names', async () => {
    const columns = plain.filter(({ source }) => Object.hasOwn(AUSTRALIAN_NAMES, source.column));
    expect(columns.length).toBeGreaterThan(15);
    const cells = columns.map(({ source }) => (source.by === 'text' ? 'Word' : String(source.max)));
    const names = columns.map(({ source }) => AUSTRALIAN_NAMES[source.column as 'gvm']?.split(' ')[0]);
    const { cars } = await importText(
      `${[...Object.keys(CARAVAN_ROW), ...names].join(',')}\n${[...Object.values(CARAVAN_ROW), ...cells].join(',')}\n`,
    );
    const [car] = cars;
    for (const { part, name, source } of columns) {
      const group = (part === 'car' ? car : car?.[part as 'variant']) as unknown as Record<string, unknown>;
      expect(group[name], name).toBe(source.by === 'text' ? 'Word' : source.max);
    }
  });

  it('that must never be published are the suburb and postcode of a private seller', () => {
    const hidden = Object.entries<Field>(carFields).filter(([, { isPrivate }]) => isPrivate);
    expect(hidden.map(([name]) => name)).toEqual(['private_suburb', 'private_postcode']);
  });
});
