import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const FEATURES = '{delivery,finance,fuel,gallery,leads,market,similar,vehicle}';
const textsOf = (pattern: string): [name: string, text: string][] =>
  globSync(`src/features/${FEATURES}/**/${pattern}`).map((file) => [
    basename(file),
    readFileSync(file, 'utf8'),
  ]);

/** The custom elements in the views of the vehicle page's features. */
const drawn = new Set(
  textsOf('*.astro').flatMap(([, text]) =>
    [...text.matchAll(/<([a-z]+(?:-[a-z]+)+)/g)].map(([, name = '']) => name),
  ),
);

it('every custom element of the vehicle page has the name of the file that defines it', () => {
  expect(drawn.size).toBeGreaterThan(15);
  const defined = textsOf('*.ts').flatMap(([file, text]) =>
    [...text.matchAll(/(?:customElements\.define|defineLazily)\(\s*'([^']+)'/g)].map(([, name = '']) => ({
      name,
      // One that is defined lazily is imported from its file.
      file: text.includes(`/${name}.ts'`) ? `${name}.ts` : file,
    })),
  );
  expect(defined.map(({ name }) => name).sort()).toEqual([...drawn].sort());
  for (const { name, file } of defined) expect(file).toBe(`${name}.ts`);
});
