import type { IconifyJSON } from '@iconify/types';

// All icons share these attributes. Symbols inherit them from the CSS of `.i`, so the file leaves them out.
const STROKE =
  /(fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")\s*/g;

/**
 * An SVG file with one `<symbol>` per icon; the id is our name.
 *
 * @param names our name → the name in the set
 * @throws Error if the set has no icon of that name
 */
export function iconSprite(names: Record<string, string>, set: IconifyJSON): string {
  const symbols = Object.entries(names).map(
    ([name, lucideName]) =>
      `<symbol id="${name}" viewBox="0 0 24 24">${drawingOf(lucideName, set)}</symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

function drawingOf(lucideName: string, set: IconifyJSON): string {
  const alias = set.aliases?.[lucideName]?.parent;
  const icon = set.icons[lucideName] ?? (alias ? set.icons[alias] : undefined);
  if (!icon)
    throw new Error(
      `The Lucide icon set has no icon "${lucideName}". Correct the name in src/ui/icon/names.ts.`,
    );
  return icon.body
    .replace(STROKE, '')
    .replace(/<g\s*>(.*)<\/g>/, '$1')
    .replace(/\s+\/>/g, '/>');
}
