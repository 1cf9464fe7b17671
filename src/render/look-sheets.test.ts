import { describe, expect, it } from 'vitest';
import { sheetOfLook } from './look-sheets.ts';

const forms = (...names: string[]) => new Set(names);

describe('sheetOfLook', () => {
  const sheet =
    'a{b:c}@supports (--look:card-full){.card{x:y}@media print{.card{z:1}}}@supports (--look: card-quiet) {.q{r:s}}d{e:f}';

  it('keeps the rules of the dealer’s forms without their condition, and leaves out all others', () => {
    expect(sheetOfLook(sheet, forms('card-full'))).toBe('a{b:c}.card{x:y}@media print{.card{z:1}}d{e:f}');
    expect(sheetOfLook(sheet, forms('card-quiet'))).toBe('a{b:c}.q{r:s}d{e:f}');
    expect(sheetOfLook(sheet, forms())).toBe('a{b:c}d{e:f}');
  });

  it('keeps rules that one of several forms needs', () => {
    const shared = '@supports (--look:section-a) or (--look: section-b){a{b:c}}';
    expect(sheetOfLook(shared, forms('section-b'))).toBe('a{b:c}');
    expect(sheetOfLook(shared, forms('section-c'))).toBe('');
  });

  it('leaves out forms inside a form, too', () => {
    const nested = '@supports (--look:section-a){a{b:c}@supports (--look:card-full){d{e:f}}}';
    expect(sheetOfLook(nested, forms('section-a'))).toBe('a{b:c}');
    expect(sheetOfLook(nested, forms('section-a', 'card-full'))).toBe('a{b:c}d{e:f}');
  });

  it('takes braces in texts for text', () => {
    const quoted = `@supports (--look:card-full){a::before{content:"}"}b{content:'\\'}'}}c{d:e}`;
    expect(sheetOfLook(quoted, forms())).toBe('c{d:e}');
  });

  it('leaves other conditions alone', () => {
    const other = '@supports selector(:has(a)){a{b:c}}';
    expect(sheetOfLook(other, forms())).toBe(other);
  });

  it('reports a block without an end, instead of leaving out the rest of the sheet', () => {
    expect(() => sheetOfLook('@supports (--look:card-full){a{b:c}', forms())).toThrow('without an end');
  });
});
