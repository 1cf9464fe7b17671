import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  excerpt,
  financeDisclaimerExcerpt,
  offerDescriptionExcerpt,
  offerDisclaimerExcerpt,
} from './truncate.ts';

const long = (length: number): string => 'abcdefghij'.repeat(50).slice(0, length);

describe('shortened text', () => {
  it('OFF-04 an offer description over 200 characters is cut to 160, one of 200 is whole', () => {
    expect(offerDescriptionExcerpt(long(200))).toEqual({ kind: 'whole', text: long(200) });
    expect(offerDescriptionExcerpt(long(201))).toMatchObject({ kind: 'cut', text: long(160) });
  });

  it('OFF-05 an offer disclaimer over 200 characters is cut to 200, one of 200 is whole', () => {
    expect(offerDisclaimerExcerpt(long(200))).toEqual({ kind: 'whole', text: long(200) });
    expect(offerDisclaimerExcerpt(long(201))).toMatchObject({ kind: 'cut', text: long(200) });
  });

  it('finance disclaimers keep 197 characters', () => {
    expect(financeDisclaimerExcerpt(long(197)).kind).toBe('whole');
    expect(financeDisclaimerExcerpt(long(198))).toMatchObject({ kind: 'cut', text: long(197) });
  });

  it('loses nothing and splits no character', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 40 }), fc.nat(40), (whole, limit, keep) => {
        const cut = excerpt(whole, limit, Math.min(keep, limit));
        expect(cut.kind === 'cut' ? cut.text + cut.rest : cut.text).toBe(whole);
        expect(cut.kind === 'cut').toBe([...whole].length > limit);
        if (cut.kind === 'cut') {
          expect([...cut.text]).toHaveLength(Math.min(keep, limit));
          expect(cut.text.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});
