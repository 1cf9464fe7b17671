import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passesQuickChecks } from './car-checks.ts';
import { parseCar } from './parse-car.ts';

const lines = readFileSync('tenants/harbourline/stock.jsonl', 'utf8').trim().split('\n');
const cars = lines.map((line) => JSON.parse(line) as Record<string, unknown>);

/** Valid, nearly valid and invalid values of many fields. */
const anything = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    'text',
    '2026-11',
    '2026-13',
    '<p>a</p>',
    '<p>a',
    '<b>a</b>',
    'a & b',
    'a &amp; b',
    -1,
    0,
    1.5,
    1e12,
    true,
  ),
  fc.constantFrom(
    'javascript:alert(1)',
    'https://a.example/b',
    '/media/a.avif',
    '<ul><li>a</li></ul>',
    '<ul></ul>',
    '<br /><br /><br />',
  ),
  fc.constantFrom(
    [],
    {},
    [{}],
    ['text'],
    { Lender: { interestRate: 8 } },
    { Lender: { terms: { term3: 1 } } },
    { Lender: { terms: { 3: 1 } } },
  ),
  fc.string(),
);

describe('quick checks of a stock line', () => {
  it('accept every line in the stock of the demo dealer harbourline', () => {
    expect(cars.filter((car) => !passesQuickChecks(car))).toEqual([]);
  });

  it('accept no line that the full schema would refuse or change', () => {
    const field = fc.constantFrom(...new Set(cars.flatMap((car) => Object.keys(car))));
    fc.assert(
      fc.property(fc.constantFrom(...cars), field, anything, (car, key, value) => {
        const edited = { ...car, [key]: value };
        if (!passesQuickChecks(edited)) return;
        const parsed = parseCar(edited);
        expect(parsed).toMatchObject({ ok: true });
        if (parsed.ok) expect(parsed.car).toMatchObject(edited);
      }),
      { numRuns: 3000 },
    );
  });
});
