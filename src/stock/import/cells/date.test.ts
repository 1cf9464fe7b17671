import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDate } from './date.ts';

it.each([
  ['22/08/2026', '2026-08-22'],
  ['3/4/21', '2021-04-03'],
  ['2026-08-22', '2026-08-22'],
  ['08/2026', '2026-08'],
  ['2026-08', '2026-08'],
  ['Aug 2026', '2026-08'],
  ['22 August 2026', '2026-08-22'],
  ['22-Aug-26', '2026-08-22'],
  ['Sat, 22 Aug 2026 06:20:44 +0000', '2026-08-22T06:20:44.000Z'],
  ['2026-08-22T10:00:00+10:00', '2026-08-22T00:00:00.000Z'],
  ['2026-08-22 10:00:00', '2026-08-22T10:00:00.000Z'],
  ['1787400000', '2026-08-22T12:00:00.000Z'],
  ['1787400000000', '2026-08-22T12:00:00.000Z'],
  ['22/08/2026 10:30', '2026-08-22'],
  ['31/02/2026', null],
  ['13/2026', null],
  ['soon', null],
  ['2026', null],
])('reads the date %j as %j', (text, iso) => expect(parseDate(text)).toBe(iso));

it('parseDate never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      parseDate(text);
    }),
    { numRuns: 500 },
  );
});
