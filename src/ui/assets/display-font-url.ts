import { ownProperty } from '../../lib/own-property.ts';
import { nearestDisplayWidth } from './display-widths.ts';

const FILES = import.meta.glob<string>('./fonts/mona-sans-*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of the file with the heading font for a `display_width` in percent. */
export function displayFontUrl(displayWidth: number): string {
  const url = ownProperty(FILES, `./fonts/mona-sans-${nearestDisplayWidth(displayWidth)}.woff2`);
  if (url === undefined) throw new Error(`There is no heading font for a width of ${displayWidth}%.`);
  return url;
}
