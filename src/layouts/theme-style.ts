import { createHash } from 'node:crypto';

interface ThemeStyle {
  css: string;
  hash: `sha256-${string}`;
}

// Declared before any style sheet, so that the order in which sheets load does not matter.
const LAYERS = '@layer reset,tokens,base,layout,components,page,utilities;';

const cache = new Map<string, ThemeStyle>();

/**
 * The only inline style of a page: the order of the layers and, in development, the tenant's theme, with its hash for the
 * Content Security Policy.
 *
 * @param declarations of the theme, "--hue:208;--r-unit:1.75"; empty if a style sheet has them
 * @throws if the theme could close the `<style>` element
 */
export function themeStyle(declarations: string): ThemeStyle {
  const cached = cache.get(declarations);
  if (cached) return cached;
  if (declarations.includes('<'))
    throw new Error('The theme contains "<", which could close its style element. Remove it from site.yaml.');
  const css = declarations === '' ? LAYERS : `${LAYERS}:root{${declarations}}`;
  const style: ThemeStyle = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
  cache.set(declarations, style);
  return style;
}
