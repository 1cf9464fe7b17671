import { createHash } from 'node:crypto';

interface ThemeStyle {
  css: string;
  hash: `sha256-${string}`;
}

const written = new Map<string, ThemeStyle>();

/** The tenant's theme as the one inline style of a page, with the hash the Content Security Policy asks for. */
export function themeStyle(declarations: string): ThemeStyle {
  const known = written.get(declarations);
  if (known) return known;
  if (declarations.includes('<')) throw new Error('A theme may not contain "<".');
  const css = `:root{${declarations}}`;
  const style: ThemeStyle = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
  written.set(declarations, style);
  return style;
}
