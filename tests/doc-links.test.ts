import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = globSync(['README.md', 'docs/**/*.md', 'tenants/_*/**/*.md', 'packages/*/*.md']);

/** Targets of Markdown links to files of the project, without the part after "#". */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => target);

it.each(files)('every link in %s leads to a file', (file) => {
  const missing = linksOf(readFileSync(file, 'utf8')).filter(
    (target) => !existsSync(join(dirname(file), decodeURI(target))),
  );
  expect(missing).toEqual([]);
});

it('the check finds more than 20 links in all documents', () => {
  expect(files.flatMap((file) => linksOf(readFileSync(file, 'utf8'))).length).toBeGreaterThan(20);
});

it('every file that docs/security.md names exists', () => {
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/`([\w/.-]+\.(?:ts|json))`/g)].map(
    ([, name = '']) => name,
  );
  const isMissing = (name: string) => !existsSync(name) && globSync(`src/api/**/${name}`).length === 0;
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(isMissing)).toEqual([]);
});
