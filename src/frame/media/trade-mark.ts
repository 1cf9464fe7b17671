import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { memoize } from '../../lib/memoize.ts';
import { slugify } from '../../lib/slug.ts';

const require = createRequire(import.meta.url);
/** Any file of the package, to find its folder of icons. */
const folder = require.resolve('simple-icons/icons/kia.svg').replace(/kia\.svg$/, '');

/**
 * The path of a logo in a square of 24 by 24, from the package simple-icons, which has about fifty makes and most ways
 * to pay; null for all others.
 */
export const tradeMark: (name: string) => string | null = memoize((name: string) => {
  const file = `${folder}${slugify(name).replaceAll('-', '')}.svg`;
  if (!existsSync(file)) return null;
  return / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? null;
});
