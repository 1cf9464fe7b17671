import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { theme } from '../tenant/schema/theme.ts';
import { DEFAULT_TOKENS, themeCss } from './theme-css.ts';

const declarations = (css: string) =>
  new Map(css.split(';').map((line) => line.split(/:(.*)/s, 2) as [string, string]));

it('declares the tokens that a tenant sets with the tenant’s values, and no others', () => {
  const css = declarations(
    themeCss(theme.parse({ hue: 208, radius: 1.75, display_tracking: -0.028, stage: '#abcdef' })),
  );
  expect(css.get('--hue')).toBe('208');
  expect(css.get('--r-unit')).toBe('1.75');
  expect(css.get('--r-btn')).toBeUndefined();
  expect(themeCss(theme.parse({}))).toBe('');
  expect(css.get('--display-track')).toBe('-0.028em');
  expect(css.get('--stage')).toBe('#abcdef');
  expect(css.get('--accent-text')).toBe('oklch(0.5 0.135 208)');
});

it('pill_buttons makes buttons round, and accent_text replaces the derived colour', () => {
  const css = declarations(themeCss(theme.parse({ pill_buttons: true, accent_text: 'oklch(.44 .082 208)' })));
  expect(css.get('--r-btn')).toBe('999px');
  expect(css.get('--accent-text')).toBe('oklch(.44 .082 208)');
});

it('leaves out only what tokens.css says itself', async () => {
  const sheet = await readFile('src/ui/styles/tokens.css', 'utf8');
  const said = new Map(
    [...sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
  const plain = (value = '') =>
    value
      .replace('var(--chroma)', said.get('--chroma') ?? '')
      .replace('var(--hue)', said.get('--hue') ?? '')
      .replace(/\b0(?=\.)/g, '');
  for (const [name, value] of DEFAULT_TOKENS) expect(plain(said.get(name)), name).toBe(plain(value));
});

it('the schema refuses theme values that could close the style element or load a file', () => {
  for (const stage of ['red;}</style>', 'oklch(1 0 0;})', 'url(https://x.example)', '#12']) {
    expect(theme.safeParse({ stage }).success).toBe(false);
  }
});

it('headings are set as the theme’s fonts need it, unless the theme says otherwise', () => {
  const saira = declarations(themeCss(theme.parse({ type: 'saira' })));
  expect(saira.get('--display-weight')).toBe('800');
  const lighter = declarations(themeCss(theme.parse({ type: 'saira', display_weight: 500 })));
  expect(lighter.get('--display-weight')).toBe('500');
});

it('the accent as text is lighter on a dark surface', () => {
  const css = declarations(themeCss(theme.parse({ hue: 28, chroma: 0.2, surface: 'dark' })));
  expect(css.get('--accent-text')).toBe('oklch(0.74 0.2 28)');
});
