import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Theme, theme } from '../schema/theme.ts';
import { contrast, neutral, paletteOf } from './palette.ts';

const SURFACES = ['white', 'tint', 'sand', 'dark'] as const;
const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');

/** The custom properties of a surface as its style sheets declare them. */
function declaredOn(surface: Theme['surface']): (name: string) => string {
  const own = surface === 'white' ? '' : readFileSync(`src/ui/look/surface-${surface}.css`, 'utf8');
  const values = new Map(
    [...`${tokens}${own}`.matchAll(/(--[\w-]+):\s*([^;{}]+);/g)].map(([, name, value]) => [name, value]),
  );
  return (name) => values.get(name) ?? '';
}

/** A colour of a style sheet with a theme's values in place of its variables. */
function resolved(name: string, of: (name: string) => string, values: Theme): string {
  const value = of(name)
    .replace(/var\(--n-hue\)/g, String(values.neutral_hue))
    .replace(/var\(--hue\)/g, String(values.hue))
    .replace(/calc\(var\(--n-chroma\) \* ([\d.]+)\)/g, (_, share) => String(values.neutral_chroma * share))
    .replace(/calc\(var\(--chroma\) \* ([\d.]+)\)/g, (_, share) => String(values.chroma * share))
    .replace(/var\(--n-chroma\)/g, String(values.neutral_chroma))
    .replace(/var\(--chroma\)/g, String(values.chroma));
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : resolved(other, of, values);
}

describe.each(SURFACES)('a %s surface', (surface) => {
  const values = theme.parse({ surface, neutral_hue: 30, neutral_chroma: 0.02 });
  const of = declaredOn(surface);
  const colour = (name: string) => resolved(name, of, values);

  it('has the colours in which check measures contrasts', () => {
    const palette = paletteOf(values);
    const same = (one: string, other: string) => expect(contrast(one, other), one).toBeCloseTo(1, 2);
    same(palette.surface, colour('--surface'));
    same(palette.surfaceSunk, colour('--surface-sunk'));
    same(palette.text, colour('--text'));
    same(palette.textMuted, colour('--text-muted'));
  });

  it('has readable texts and visible outlines of controls in every tint', () => {
    for (let hue = 0; hue < 360; hue += 30) {
      const tinted = theme.parse({ surface, neutral_hue: hue, neutral_chroma: 0.03 });
      for (const background of ['--surface', '--surface-sunk']) {
        const under = resolved(background, of, tinted);
        for (const text of ['--text', '--text-muted', '--good', '--bad', '--warn'])
          expect(
            contrast(resolved(text, of, tinted), under),
            `${text} on ${background}`,
          ).toBeGreaterThanOrEqual(4.5);
        expect(contrast(resolved('--line-strong', of, tinted), under), background).toBeGreaterThanOrEqual(3);
        expect(contrast(resolved('--focus', of, tinted), under), background).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('shows messages on their own washes', () => {
    for (const name of ['good', 'warn', 'bad'])
      expect(contrast(colour(`--${name}`), colour(`--${name}-wash`)), name).toBeGreaterThanOrEqual(4.5);
  });
});

it('neutral colours take their tint from the theme', () => {
  expect(neutral(theme.parse({ neutral_hue: 30, neutral_chroma: 0.02 }), 0.5, 0.5)).toBe(
    'oklch(0.5 0.01 30)',
  );
});
