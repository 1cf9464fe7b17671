import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clip, excerpt, financeDisclaimerExcerpt } from './truncate.ts';

/** Words of four letters: "abcd abcd …", `length` characters in all. */
const words = (length: number): string => 'abcd '.repeat(100).slice(0, length);
const shown = (text: string): number => [...text].length + '…'.length;

describe('shortened text', () => {
  it('FIN-37 a finance disclaimer over 197 characters is cut to at most 197 after a word', () => {
    expect(financeDisclaimerExcerpt(words(197)).kind).toBe('whole');
    expect(financeDisclaimerExcerpt(words(198))).toMatchObject({ kind: 'cut', text: words(194) });
  });

  it('ends before the word that would not fit, without loose punctuation', () => {
    expect(clip('2023 Mercedes-Benz GLE 450 4MATIC, black', 36)).toBe('2023 Mercedes-Benz GLE 450 4MATIC…');
    expect(clip('one two three', 8)).toBe('one two…');
    expect(clip('one two three', 7)).toBe('one…');
    expect(clip('tows 3,500 kg and more', 11)).toBe('tows 3,500…');
    expect(clip('tows 3,500\u00a0kg and more', 11)).toBe('tows…');
  });

  it('cuts a single word longer than the limit, but not inside what readers see as one character', () => {
    expect(clip('abcdefghij', 5)).toBe('abcd…');
    const wave = '👋🏽';
    expect(clip(`abc${wave}def`, 5)).toBe('abc…');
    expect(clip(`ab${wave}def`, 5)).toBe(`ab${wave}…`);
    expect(clip('cafe\u0301s and bars', 5)).toBe('caf…');
  });

  it('loses nothing, exceeds no limit, and splits neither words nor characters', () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 9 })
      .map((one) => one.replace(/\s/gu, 'x'));
    const text = fc.array(word, { maxLength: 14 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 12, max: 60 }), (whole, limit) => {
        const cut = excerpt(whole, limit);
        expect(cut.kind === 'cut' ? cut.text + cut.rest : cut.text).toBe(whole);
        expect(cut.kind === 'cut').toBe([...whole].length > limit);
        if (cut.kind === 'whole') return;
        expect(shown(cut.text)).toBeLessThanOrEqual(limit);
        expect(cut.text.isWellFormed()).toBe(true);
        if (cut.text.includes(' ')) expect(cut.rest).toMatch(/^[\s\u200b,;:.|·(–—-]/u);
      }),
    );
  });
});
