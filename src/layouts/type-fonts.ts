import type { Chrome } from '../frame/page.ts';
import { ownProperty } from '../lib/own-property.ts';
import type { Theme } from '../tenant/schema/theme.ts';
import { nearestDisplayWidth } from '../ui/assets/display-widths.ts';

const FILES = import.meta.glob<string>('../ui/assets/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

function urlOf(name: string): string {
  const url = ownProperty(FILES, `../ui/assets/fonts/${name}.woff2`);
  if (url === undefined) throw new Error(`There is no font file ${name}.woff2.`);
  return url;
}

/** Files for headings and texts, then that for figures. All of one pair must stay below 60 kB. */
const PAIRS: Record<Theme['type'], { words: string[]; figures: string[] }> = {
  mona: { words: ['figtree-text'], figures: ['archivo-figures-var'] },
  instrument: { words: ['instrument-sans'], figures: [] },
  saira: { words: ['saira-66', 'plex-sans'], figures: [] },
  bricolage: { words: ['bricolage'], figures: ['plain-zero-mono'] },
  fraunces: { words: ['fraunces-soft', 'nunito-sans'], figures: [] },
};

/**
 * Addresses of the fonts that a page loads before its first paint.
 *
 * @param figures whether the page has prices or other large numbers
 */
export function fontsToPreload({ look, displayWidth }: Chrome, figures: boolean): string[] {
  const pair = PAIRS[look.type];
  const headings = look.type === 'mona' ? [`mona-sans-${nearestDisplayWidth(displayWidth)}`] : [];
  return [...headings, ...pair.words, ...(figures ? pair.figures : [])].map(urlOf);
}
