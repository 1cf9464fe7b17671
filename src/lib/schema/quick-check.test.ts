import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { quickCheck, unchangedIf } from './quick-check.ts';
import { blankFactory, derivedField, quickFill, withDerivedFields } from './quick-fill.ts';

const trimmed = unchangedIf(
  z.string().transform((text) => text.trim()),
  (value) => typeof value === 'string' && value.trim() === value,
);
const part = z.object({
  name: trimmed,
  size: z.number().min(0).lt(10).nullable().default(null),
  tags: z.array(trimmed).max(2).default([]),
});
const fields = z.object({
  code: z
    .string()
    .regex(/^[a-c]+$/)
    .max(3),
  label: z.string().min(1).optional(),
  kind: z.enum(['one', 'two']).default('one'),
  count: z.number().int().min(0).max(5).nullable().default(null),
  isOn: z.boolean().default(true),
  part: part.nullable().default(null),
  inner: z.object({ note: trimmed.nullable().default(null) }).prefault({}),
  parts: z.array(part).default([]),
  byName: z.record(z.string().max(9), part).default({}),
  total: derivedField(z.number(), 0),
});
const schema = withDerivedFields(fields, (thing) => {
  thing.label ??= thing.code;
  thing.total ??= thing.parts.length;
  return thing;
});

const check = quickCheck(schema);
const fill = quickFill(schema) as (value: unknown) => unknown;

const anyPart = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.constantFrom({ name: 'a' }, { name: 'b', size: 3, tags: ['x'] }, { name: '', size: 0 }),
  },
  fc.constantFrom(
    {},
    { name: ' a' },
    { name: 'a', size: 10 },
    { name: 'a', tags: ['1', '2', '3'] },
    { name: 'a', z: 1 },
    [],
  ),
);
const likely = <T>(good: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 30, arbitrary: good as fc.Arbitrary<unknown> },
    fc.constantFrom(null, '', ' ', 'abc', 'abca', 'one', -1, 0, 2, 2.5, 6, true, [], {}, [{}], { '': 1 }),
  );
const anyThing = fc.record(
  {
    code: likely(fc.constantFrom('a', 'abc')),
    label: likely(fc.constantFrom('x')),
    kind: likely(fc.constantFrom('one', 'two')),
    count: likely(fc.nat(5)),
    isOn: likely(fc.boolean()),
    part: likely(anyPart),
    inner: likely(fc.constantFrom({}, { note: 'x' }, { note: 5 })),
    parts: likely(fc.array(anyPart, { maxLength: 2 })),
    byName: likely(
      fc.dictionary(fc.constantFrom('a', 'b', 'much too long'), anyPart, {
        maxKeys: 2,
        noNullPrototype: true,
      }),
    ),
    total: likely(fc.nat(9)),
  },
  { requiredKeys: ['code'], noNullPrototype: true },
);
/** True if `large` has everything in `small`: the schema changed nothing in it. */
function isWithin(small: unknown, large: unknown): boolean {
  if (typeof small !== 'object' || small === null || typeof large !== 'object' || large === null)
    return Object.is(small, large);
  return (
    Array.isArray(small) === Array.isArray(large) &&
    Object.entries(small).every(
      ([key, value]) => Object.hasOwn(large, key) && isWithin(value, (large as Record<string, unknown>)[key]),
    )
  );
}

const hasNull = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value ?? {}).some(hasNull));

describe('a quick check', () => {
  it('is true if and only if the schema accepts the value unchanged and it has no null; fill() then equals parsing', () => {
    let passed = 0;
    fc.assert(
      fc.property(anyThing, (value) => {
        const parsed = schema.safeParse(value);
        expect(check(value)).toBe(parsed.success && !hasNull(value) && isWithin(value, parsed.data));
        if (!check(value)) return;
        passed++;
        expect(fill(structuredClone(value))).toEqual(parsed.data);
      }),
      { numRuns: 1_000 },
    );
    expect(passed).toBeGreaterThan(100);
  });

  it('is false for anything but objects, and for names that every object inherits', () => {
    for (const value of [null, undefined, 'a', 5, [], JSON.parse('{"code":"a","__proto__":{}}')])
      expect(check(value)).toBe(false);
    expect(check({ code: 'a', constructor: 1 })).toBe(false);
    expect(check({ code: 'a', unknown: 1 })).toBe(false);
    expect(check({ kind: 'one' })).toBe(false);
    expect(check({ code: 'a' })).toBe(true);
  });

  it('keeps the key "__proto__" in records', () => {
    const thing = JSON.parse('{"code":"a","byName":{"__proto__":{"name":"a"}}}');
    expect(check(thing)).toBe(true);
    const filled = fill(thing) as { byName: object };
    expect(Object.entries(filled.byName)).toEqual([['__proto__', { name: 'a', size: null, tags: [] }]]);
    expect(Object.getPrototypeOf(filled.byName)).toBe(Object.prototype);
  });

  it.each([
    ['a transform without unchangedIf', z.string().transform((text) => text.trim()), 'kind "pipe"'],
    ['a rule it does not know', z.string().refine((text) => text !== 'x'), 'rule "custom"'],
    ['a kind it does not know', z.union([z.string(), z.number()]), 'kind "union"'],
    ['an object that keeps unknown keys', z.looseObject({}), 'kind "object"'],
  ])('cannot be made of %s', (_, unknown, reason) => {
    expect(() => quickCheck(unknown)).toThrow(reason);
  });
});

describe('a blank object', () => {
  it('has the defaults in the order of the schema, and its own lists', () => {
    const blank = blankFactory(fields);
    expect(Object.entries(blank())).toEqual([
      ['kind', 'one'],
      ['count', null],
      ['isOn', true],
      ['part', null],
      ['inner', { note: null }],
      ['parts', []],
      ['byName', {}],
      ['total', 0],
    ]);
    for (const key of ['inner', 'parts', 'byName']) expect(blank()[key]).not.toBe(blank()[key]);
  });
});
