import { expect, it } from 'vitest';
import { z } from 'zod';
import { createDraft, lenientParse } from './draft.ts';

const yard = z.strictObject({
  name: z.string(),
  phone: z.string().optional(),
  hours: z.array(z.strictObject({ day: z.int() })).default([]),
});

it('lenientParse drops unknown keys and invalid optional values', () => {
  expect(lenientParse(yard, { name: 'A', phone: 5, extra: true })).toEqual({ name: 'A', hours: [] });
});

it('lenientParse drops a whole list that has an invalid entry, and keeps the other keys', () => {
  expect(lenientParse(yard, { name: 'A', hours: [{ day: 1 }, { day: 'x' }] })).toEqual({
    name: 'A',
    hours: [],
  });
});

it('lenientParse returns null when a required value is invalid', () => {
  expect(lenientParse(yard, { name: 5 })).toBeNull();
  expect(lenientParse(yard, null)).toBeNull();
});

it('list entries keep their index when an invalid entry before them is left out', () => {
  const draft = createDraft({ dealerships: [{ name: 'broken' }, { id: 'd2', slug: 'two', name: 'Two' }] });
  expect(draft.entries('dealerships')).toEqual([
    { path: ['dealerships', 1], value: { id: 'd2', slug: 'two', name: 'Two' } },
  ]);
  expect(draft.value('timezone')).toBe('Australia/Brisbane');
  expect(draft.value('name')).toBeNull();
});
