import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { theme } from '../schema/theme.ts';
import { createDraft } from '../source/draft.ts';
import { contrast, paletteOf } from '../theme/palette.ts';
import { checkTheme } from './theme.ts';

const messages = (values: object) => checkTheme(createDraft({ theme: values })).map(({ message }) => message);

describe('contrast', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['oklch(1 0 0)', 'oklch(1 0 0)', 1],
  ])('the contrast of %s on %s is %f:1', (text, background, ratio) => {
    expect(contrast(text, background)).toBeCloseTo(ratio, 2);
  });

  it('blends transparent text with its background', () => {
    expect(contrast('oklch(0 0 0 / 0)', '#ffffff')).toBeCloseTo(1, 5);
    expect(contrast('oklch(0 0 0 / .5)', '#ffffff')).toBeLessThan(contrast('oklch(0 0 0)', '#ffffff'));
  });
});

describe('checkTheme', () => {
  it('accepts the default theme', () => {
    expect(messages({})).toEqual([]);
  });

  it('checks the contrast of text on hovered and pressed buttons, too, which are darker', () => {
    const dark = {
      on_accent: 'oklch(.2 .01 260)',
      accent_text: 'oklch(.49 .108 66)',
      hue: 74,
      chroma: 0.165,
    };
    expect(messages({ ...dark, accent_lightness: 0.8 })).toEqual([]);
    expect(messages({ ...dark, accent_lightness: 0.66 })[0]).toMatch(
      /^Text on (hovered|pressed) accent buttons has a contrast of [34]\.\d\d:1; .* Raise theme\.accent_lightness from 0\.66 to 0\.7/,
    );
  });

  it('reports an accent text colour that is too light for the background', () => {
    expect(messages({ accent_text: 'oklch(.8 .165 74)' })).toEqual([
      expect.stringMatching(
        /^Accent text on the background of the pages has a contrast of 1\.\d\d:1; .* Make theme\.accent_text darker\.$/,
      ),
    ]);
  });

  it('reports invalid colours', () => {
    expect(messages({ stage: 'oklch(.2 .1 2 3 4)' })).toEqual([
      '"oklch(.2 .1 2 3 4)" is not a colour. Write a colour such as "#1f5f7a" or oklch(.53 .135 42).',
    ]);
  });

  it('suggests an accent lightness at which the text of buttons passes the check in every state', () => {
    const lightness = fc.double({ min: 0.2, max: 0.95, noNaN: true });
    fc.assert(
      fc.property(
        lightness,
        fc.integer({ min: 0, max: 360 }),
        fc.constantFrom('#ffffff', '#111111'),
        (start, hue, text) => {
          const values = { hue, on_accent: text, accent_lightness: start };
          const problem = checkTheme(createDraft({ theme: values })).find(
            ({ path }) => path[1] === 'on_accent',
          );
          const advised = /theme\.accent_lightness from \S+ to ([\d.]+\d)/.exec(problem?.message ?? '')?.[1];
          if (advised === undefined) return;
          const palette = paletteOf(theme.parse({ ...values, accent_lightness: Number(advised) }));
          for (const state of [palette.accent, palette.accentHover, palette.accentPress]) {
            expect(contrast(palette.onAccent, state)).toBeGreaterThanOrEqual(4.5);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
