import { expect, it } from 'vitest';
import type { FieldValue, ValueWriter } from './field-kind.ts';
import { kindOf, type ValueSpec } from './kinds.ts';

const WRITER: ValueWriter = {
  time: (stamp) => `time ${stamp}`,
  phone: (text) => `phone ${text}`,
  dealership: (slug) => `dealership ${slug}`,
};

const BASE = { name: 'field', label: 'Field' };
const STATE: ValueSpec = {
  ...BASE,
  kind: 'select',
  options: [{ value: 'qld', label: 'QLD' }, 'Other'],
  initial: 'qld',
};
const SITE_TERMS: ValueSpec = { ...BASE, kind: 'terms', shownBy: 'termsRequired' };

const words: [string, ValueSpec, FieldValue, string][] = [
  ['an option by its label', STATE, 'qld', 'QLD'],
  ['an option without a label', STATE, 'Other', 'Other'],
  ['a value that is not an option any more', STATE, 'zz', 'zz'],
  ['a time', { ...BASE, kind: 'appointment' }, '2026-11-27T09:30', 'time 2026-11-27T09:30'],
  ['a phone number', { ...BASE, kind: 'tel', autoComplete: 'tel', invalid: '' }, '0400', 'phone 0400'],
  ['a dealership', { ...BASE, kind: 'dealerships' }, 'north', 'dealership north'],
  ['ticked choices', { ...BASE, kind: 'services' }, ['Tyres', 'Brakes'], 'Tyres, Brakes'],
  ['a tick', { ...BASE, kind: 'check' }, false, 'No'],
  ['agreement', { ...BASE, kind: 'terms' }, false, 'No'],
  ['agreement that the site may not have asked for', SITE_TERMS, false, ''],
  ['agreement that the site asked for', SITE_TERMS, true, 'Yes'],
];

it.each(words)('the words for %s', (_what, field, value, text) => {
  expect(kindOf(field).inWords(value, field, WRITER)).toBe(text);
});

it('a field is empty at first, unless its form says otherwise', () => {
  const emptyOf = (field: ValueSpec) => kindOf(field).empty(field);
  expect(emptyOf(STATE)).toBe('qld');
  expect(emptyOf({ ...BASE, kind: 'select', options: [] })).toBe('');
  expect(emptyOf({ ...BASE, kind: 'check', ticked: true })).toBe(true);
  expect(emptyOf(SITE_TERMS)).toBe(false);
  expect(emptyOf({ ...BASE, kind: 'services' })).toEqual([]);
});
