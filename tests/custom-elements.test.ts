import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const textsOf = (ending: string): [name: string, text: string][] =>
  globSync(`src/**/*.${ending}`, { exclude: ['**/*.test.ts'] }).map((file) => [
    basename(file),
    readFileSync(file, 'utf8'),
  ]);

/** Custom elements in our markup. */
const usedElements = new Set(
  textsOf('{astro,tsx}').flatMap(([, text]) =>
    [...text.matchAll(/<([a-z]+(?:-[a-z]+)+)/g)].map(([, name = '']) => name),
  ),
);

it('every custom element in the markup is defined once, in a file of the same name', () => {
  expect(usedElements.size).toBeGreaterThan(30);
  const defined = textsOf('{ts,astro}').flatMap(([file, text]) =>
    [...text.matchAll(/(?:customElements\.define|defineLazily)\(\s*'([^']+)'/g)].map(([, name = '']) => ({
      name,
      // A lazily defined element is imported from its own file.
      file: text.includes(`/${name}.ts'`) ? `${name}.ts` : file,
    })),
  );
  expect(defined.map(({ name }) => name).sort()).toEqual([...usedElements].sort());
  for (const { name, file } of defined) expect(file).toBe(`${name}.ts`);
});

it('no custom element has the attribute "name", which HTML allows on certain elements only', () => {
  const named = textsOf('{astro,tsx}').flatMap(([file, text]) =>
    [...text.matchAll(/<[a-z]+(?:-[a-z]+)+\s[^>]*?\bname=/g)].map(([tag]) => `${file}: ${tag}`),
  );
  expect(named).toEqual([]);
});
