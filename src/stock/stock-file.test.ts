import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankLender } from '../../tests/support/a-lender.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { makeBareCar } from '../../tests/support/vehicles.ts';
import type { Car, Hotspots } from './car.ts';
import { blankAddress, blankCaravan, blankVariant } from './car-defaults.ts';
import { BODY_TYPES, CAR_STATUSES, CAR_TYPES, SIMPLE_FUELS, STATES } from './car-values.ts';
import { parseCar } from './parse-car.ts';
import { readStockFile, readStockLine, serializeCar } from './stock-file.ts';

const folder = temporaryFolder('forecourt-file');

function file(text: string | Buffer): string {
  const path = join(folder, `${Math.random()}.jsonl`);
  writeFileSync(path, text);
  return path;
}

const word = fc
  .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'abcXYZ 019-é&"\'/'.split('')) })
  .map((s) => `x${s.trim()}`.replace(/\s+/g, ' '));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const image = fc
  .record({ url: fc.webUrl(), thumb: fc.option(fc.webUrl(), { nil: undefined }) })
  .map(({ url, thumb }) => ({ image: { url, thumb: { url: thumb ?? url } } }));

const anyCar: fc.Arbitrary<Car> = fc
  .record({
    id: fc.stringMatching(/^[A-Z0-9]{1,8}$/),
    year: fc.integer({ min: 1900, max: 2100 }),
    make: word,
    model: word,
    badge: maybe(word),
    car_type: fc.constantFrom(...CAR_TYPES),
    status: fc.constantFrom(...CAR_STATUSES),
    sold: fc.boolean(),
    show_on_dealer_website: fc.boolean(),
    price: maybe(fc.nat(200_000)),
    km: maybe(fc.nat(500_000)),
    simple_fuel: maybe(fc.constantFrom(...SIMPLE_FUELS)),
    simple_body: maybe(fc.constantFrom(...BODY_TYPES)),
    state: maybe(fc.constantFrom(...STATES)),
    features: fc.array(word, { maxLength: 4 }),
    images: fc.array(image, { maxLength: 4 }),
    seller_words: fc.dictionary(fc.constantFrom('make', 'price'), word),
    updated_at: maybe(fc.constantFrom('2026-11-20', '2026-11', '2026-11-20T01:02:03.000Z')),
    photos_count: fc.nat(5),
    variant: maybe(
      fc
        .record({ cylinders: maybe(fc.nat(12)), torque: maybe(fc.nat(900)) })
        .map((fields) => ({ ...blankVariant(), ...fields })),
    ),
    caravan: maybe(
      fc.record({ sleeps: maybe(fc.nat(9)) }).map((fields) => ({ ...blankCaravan(), ...fields })),
    ),
    location: maybe(
      fc.record({ id: word, name: word }).map((fields) => ({
        ...fields,
        phone: null,
        slug: 'place',
        address: blankAddress(),
        distribution_locations: [],
      })),
    ),
    finance_lenders: fc.dictionary(
      fc.constantFrom('Bank', 'Credit'),
      fc
        .record({ interestRate: maybe(fc.constantFrom(5, 7.5)) })
        .map((fields) => ({ ...blankLender(), ...fields })),
    ),
    payment_processors: fc.array(fc.record({ name: word, deposit: maybe(fc.nat(900)) }), { maxLength: 2 }),
    hotspots: maybe(
      fc.constant<Hotspots>({ exterior: [], interior: [{ id: 'a', description: '' }], positions: [] }),
    ),
  })
  .map((fields) =>
    makeBareCar({
      ...fields,
      name: `${fields.year} ${fields.make}`,
      primary_image_url: fields.images[0]?.image.url ?? null,
    }),
  );

describe('a line of the stock file', () => {
  it('DAT-01 is read back as the same vehicle by the quick checks and by the full schema', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        const line = serializeCar(car);
        expect(line).not.toContain('\n');
        expect(readStockLine(line)).toEqual({ ok: true, car });
        expect(parseCar(JSON.parse(line))).toEqual({ ok: true, car });
        expect(serializeCar(car)).toBe(line);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves out fields with their default value, and has a fixed order of keys', () => {
    expect(serializeCar(makeBareCar({ name: '2021 Ford Ranger' }))).toBe(
      '{"id":"S1","slug":"s1","year":2021,"make":"Ford","model":"Ranger","car_type":"used"}',
    );
    const shuffled = Object.fromEntries(
      Object.entries(makeBareCar({ price: 1, km: 2, badge: 'XL' })).reverse(),
    ) as unknown as Car;
    expect(serializeCar(shuffled)).toBe(serializeCar(makeBareCar({ price: 1, km: 2, badge: 'XL' })));
  });

  it.each([
    ['a script in a name', { name: 'x <script>' }],
    ['a control character', { make: 'Fo\u0000rd' }],
    ['a script address', { file: 'javascript:x' }],
    ['markup in comments', { dealercomments: '<img src=x onerror=y>hi' }],
    ['a wrong type', { km: '5' }],
    ['an unknown status', { status: 'gone' }],
  ])('gives the same result as the full schema if it contains %s', (_, fields) => {
    const line = JSON.stringify({
      id: 'S1',
      slug: 's1',
      year: 2021,
      make: 'Ford',
      model: 'Ranger',
      car_type: 'used',
      ...fields,
    });
    expect(readStockLine(line)).toEqual(parseCar(JSON.parse(line)));
  });
});

describe('the stock file', () => {
  const line = (id: string) => serializeCar(makeBareCar({ id }));

  it('is read without bad lines and repeated ids and slugs, which are reported with their line numbers', async () => {
    const twin = serializeCar(makeBareCar({ id: 'S9', slug: 's1' }));
    const path = file(
      `\ufeff${line('S1')}\r\n\n{"id":\n[1]\n${line('S1')}\n${twin}\n{"id":"S3","slug":"s3","make":"Kia"}\n${line('S4')}`,
    );
    const { cars, problems } = await readStockFile(path);
    expect(cars.map((car) => car.id)).toEqual(['S1', 'S4']);
    expect(problems.map(({ line: at, field }) => `${at} ${field}`)).toEqual([
      '3 line',
      '4 line',
      '5 id',
      '6 slug',
      '7 year',
      '7 model',
      '7 car_type',
    ]);
    expect(problems[2]?.reason).toBe('is already used on line 1');
  });

  it('counts as empty if it does not exist', async () => {
    expect(await readStockFile(join(folder, 'nothing.jsonl'))).toMatchObject({ cars: [], problems: [] });
  });

  it.each([
    ['with a byte-order mark', `\uFEFF${line('S1')}`],
    ['without a byte-order mark', line('S1')],
  ])('is refused as a whole if it is UTF-16 %s', async (_, text) => {
    const path = file(Buffer.from(text, 'utf16le'));
    await expect(readStockFile(path)).rejects.toThrow('it is saved as UTF-16. Save it as UTF-8.');
  });

  it('has a digest of each vehicle’s line, which is the same at every reading', async () => {
    const path = file([line('S1'), line('S2')].join('\n'));
    const [first, second] = [...(await readStockFile(path)).digests.values()];
    expect(first).not.toBe(second);
    expect([...(await readStockFile(path)).digests.values()]).toEqual([first, second]);
  });
});
