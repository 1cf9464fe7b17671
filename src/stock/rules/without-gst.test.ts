import { expect, it } from 'vitest';
import { withoutGst } from './without-gst.ts';

it.each([
  [56_990, 51_809],
  [110_000, 100_000],
  [11, 10],
  [16, 15],
])('takes one eleventh off %i AUD and rounds to whole dollars', (amount, expected) => {
  expect(withoutGst(amount, 'Excl. Govt Charges')).toBe(expected);
});

it.each([
  'EGC',
  'Plus on-road costs',
  'excluding government charges',
  '+ ORC',
  'Incl. GST',
  'inc GST, plus rego',
])('works with a price of the type %j', (type) => {
  expect(withoutGst(110, type)).toBe(100);
});

it.each([
  '',
  'Drive away',
  'Ride-away, incl. GST',
  'Tow away',
  'Estimated drive away',
  'plus GST',
  'Excl. GST',
  'Ex GST and government charges',
  'Special',
])('works nothing out of a price of the type %j', (type) => {
  expect(withoutGst(110, type)).toBeNull();
});
