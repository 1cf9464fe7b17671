import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accentTheme } from './accent-theme.ts';

it('text on the accent is readable for any colour of a logo', () => {
  const byte = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const { accent_lightness, chroma, hue, on_accent } = accentTheme(`#${red}${green}${blue}`);
      expect(wcagContrast(on_accent, `oklch(${accent_lightness} ${chroma} ${hue})`)).toBeGreaterThanOrEqual(
        4.5,
      );
    }),
    { numRuns: 2_000 },
  );
});

it('a light colour stays light with dark text; a grey has no hue of its own', () => {
  expect(accentTheme('#f2b705')).toMatchObject({
    accent_lightness: 0.81,
    on_accent: expect.stringMatching(/^oklch\(0\.2 /),
  });
  expect(accentTheme('#808080')).toMatchObject({ chroma: 0, neutral_chroma: 0, on_accent: 'oklch(1 0 0)' });
});

it('a word that is no colour is refused with an example', () => {
  expect(() => accentTheme('our green')).toThrow('"our green" is not a colour. Write one such as "#1f5f7a"');
});
