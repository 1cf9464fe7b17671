import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchFromFields } from './search-from-fields.ts';
import { EMPTY_SEARCH } from './search-state.ts';

describe('searchFromFields', () => {
  it('SRC-08 SRC-09 reads form fields like an address, and ignores empty ones', () => {
    const fields: [string, string][] = [
      ['query', ' tow bar & more '],
      ['range[price]', ':40000'],
      ['refinementList[car_type][0]', 'new'],
      ['refinementList[car_type][2]', 'used'],
      ['refinementList[make][0]', ''],
    ];
    expect(searchFromFields(fields)).toEqual({
      ...EMPTY_SEARCH,
      query: 'tow bar & more',
      refinements: { car_type: ['new', 'used'] },
      ranges: { price: { min: null, max: 40_000 } },
    });
  });

  it('keeps any query as it was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (words) => {
        expect(searchFromFields([['query', words]]).query).toBe(words.trim());
      }),
    );
  });
});
