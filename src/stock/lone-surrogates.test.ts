import { expect, it } from 'vitest';
import { someCars } from '../../tests/support/write-tenant.ts';
import { findLoneSurrogate } from './lone-surrogates.ts';
import { readStockLine, serializeCar } from './stock-file.ts';

const [car] = someCars();
const line = (more: object) => JSON.stringify({ ...JSON.parse(car ? serializeCar(car) : '{}'), ...more });

it.each([
  ['make', { make: '\ud800Ford' }, 'U+D800', '\ufffdFord'],
  ['model', { model: 'Rio\udc00' }, 'U+DC00', 'Rio\ufffd'],
  ['features.1', { features: ['Towbar', 'Bull \ud83d bar'] }, 'U+D83D', 'Bull \ufffd bar'],
  ['seller_words.a', { seller_words: { a: '\udfff' } }, 'U+DFFF', '\ufffd'],
  ['seller_words.\ufffd', { seller_words: { '\ud800': 'a' } }, 'U+D800', '\ufffd'],
])('rejects a vehicle whose %s contains a lone surrogate', (field, more, name, value) => {
  expect(readStockLine(line(more))).toEqual({
    ok: false,
    problems: [
      {
        field,
        value,
        reason: `contains half of a character (${name}), perhaps of an emoji that was cut off. Type the text again`,
      },
    ],
  });
});

it('accepts complete surrogate pairs, also as escapes, and text that only looks like an escape', () => {
  expect(readStockLine(line({ badge: '😀 x' })).ok).toBe(true);
  expect(readStockLine(line({}).replace('"make":"', '"make":"\\ud83d\\ude00')).ok).toBe(true);
  expect(readStockLine(line({ badge: '\\ud800' })).ok).toBe(true);
});

it('finds a lone surrogate 100,000 levels deep, and names the first four keys of its path', () => {
  const deep = `${'['.repeat(100_000)}"\\ud800"${']'.repeat(100_000)}`;
  expect(findLoneSurrogate(`{"a":${deep}}`, JSON.parse(`{"a":${deep}}`))).toMatchObject({ field: 'a.0.0.0' });
});
