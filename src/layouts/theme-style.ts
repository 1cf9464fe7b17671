import { createHash } from 'node:crypto';

interface ThemeStyle {
  css: string;
  hash: `sha256-${string}`;
}

/** The order of the cascade layers, said before any style sheet: their order of arrival then does not matter. */
const LAYERS = '@layer reset,tokens,base,layout,components,page,utilities;';

const written = new Map<string, ThemeStyle>();

/** The order of the layers and the tenant's theme as the one inline style of a page, with the hash the Content Security Policy asks for. */
export function themeStyle(declarations: string): ThemeStyle {
  const known = written.get(declarations);
  if (known) return known;
  if (declarations.includes('<')) throw new Error('A theme may not contain "<".');
  const css = `${LAYERS}:root{${declarations}}`;
  const style: ThemeStyle = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
  written.set(declarations, style);
  return style;
}
