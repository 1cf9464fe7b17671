import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseCar } from '../parse-car.ts';
import { carFields } from '../schema/car-schema.ts';
import type { Fields } from '../schema/field.ts';
import { vehicleParts } from '../schema/vehicle-parts.ts';
import { vehicleDocs } from './vehicle-guide.ts';

const files = vehicleDocs();
const guide = files.get('docs/vehicle-fields.md') ?? '';

describe('documentation generated from the vehicle schema', () => {
  it.each([...files.keys()])('%s is up to date (run "npm run tenant-docs" to update it)', async (path) => {
    expect(await readFile(path, 'utf8')).toBe(files.get(path));
  });

  it('describes every field in a sentence', () => {
    const bare = Object.values<Fields>(vehicleParts)
      .flatMap((fields) => Object.entries(fields))
      .filter(([, { description }]) => !/\S\.$/.test(description));
    expect(bare).toEqual([]);
  });

  it('states the range, default and columns of a field', () => {
    expect(guide).toContain('| `doors` | whole number from 0 to 10 | `null` | Number of doors. | `doors` |');
    expect(guide).toContain(
      '| `year` | whole number from 1900 to 2100 | **needed** | Model year. | `year`, `title` |',
    );
    expect(guide).toContain(
      '| `torque` | number from 0 to 10000 | `null` | Torque in Nm. | `torque`, 1 to 6000 |',
    );
    expect(guide).toContain(
      '| `gvm` | `gvm`, `grossvehiclemass`, `gross_vehicle_mass` |  |  | `variant.grossvehiclemass` |',
    );
    expect(guide).toMatch(/^\| `private_suburb` .* Never published\. /m);
  });

  it('lists required and optional fields in the JSON Schema', () => {
    const schema = JSON.parse(files.get('tenants/_schema/vehicle.schema.json') ?? '');
    expect(Object.keys(schema.properties)).toEqual(Object.keys(carFields));
    const least = Object.fromEntries(
      schema.required.map((name: string) => [name, name === 'year' ? 2020 : 'used']),
    );
    expect(parseCar(least)).toMatchObject({ ok: true });
  });
});
