import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutTrailingSlash } from '../src/frame/link-target.ts';
import type { PageAddress } from '../src/frame/pages/page-names.ts';
import { PAGE_ADDRESSES } from '../src/site/page-addresses.ts';

/** The sources without their comments. */
const sources = globSync('src/**/*.{ts,tsx,astro,js}', { exclude: ['**/*.test.ts', '**/testing/**'] }).map(
  (file) => readFileSync(file, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, ''),
);
const paths = Object.values<PageAddress>(PAGE_ADDRESSES)
  .map(({ path }) => withoutTrailingSlash(path))
  .filter((path) => path !== '/');

/** The number of files that write a path in quotes, alone or with a query or a place on the page behind it. */
function countWriters(path: string): number {
  const quoted = new RegExp(`['"\`]${path}/?['"\`?#]`);
  return sources.filter((source) => quoted.test(source)).length;
}

it('each address of a page is written once, where its feature declares it, and found by its name elsewhere', () => {
  expect(paths.length).toBeGreaterThan(30);
  const written = paths.map((path) => [path, countWriters(path)]);
  expect(written).toEqual(paths.map((path) => [path, 1]));
});
