import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { appendRedirects } from './append-redirects.ts';
import { parseRedirects, readRedirectsFile } from './redirects-file.ts';

const problems = (text: string) =>
  parseRedirects(text, 'redirects.csv').problems.map(({ line, message }) => `${line} ${message}`);

it('reads addresses, targets and fallbacks with their lines', () => {
  const { redirects } = parseRedirects('from,to,fallback\n/a,/b\n\n"/c,d",/e,/f /g\n', 'redirects.csv');
  expect(redirects).toEqual([
    { from: '/a', to: '/b', fallback: [], line: 2 },
    { from: '/c,d', to: '/e', fallback: ['/f', '/g'], line: 4 },
  ]);
});

it('names the line of a wrong header, of rows with too few or too many columns, and of broken CSV', () => {
  expect(problems('old,new\n/a,/b')).toEqual(['1 The first line has to be "from,to,fallback" or "from,to".']);
  expect(problems('from,to\n/a\n/b,/c,/d,/e')).toEqual([
    '2 This line needs an old address and its target, separated by a comma.',
    '3 This line has more than three columns. Put an address with a comma in double quotes.',
  ]);
  expect(problems('from,to\n"/a,/b')[0]).toMatch(/^2 The file is not valid CSV: /);
});

it('a tenant without the file has no redirects, and a link out of the tenant’s folder is refused', async () => {
  const folder = temporaryFolder('redirects-file');
  expect(await readRedirectsFile(folder)).toMatchObject({ redirects: [], problems: [] });
  const outside = join(folder, 'outside.csv');
  writeFileSync(outside, 'from,to\n/a,/b\n');
  const tenant = join(folder, 'tenant');
  mkdirSync(tenant);
  symlinkSync(outside, join(tenant, 'redirects.csv'));
  expect(await readRedirectsFile(tenant)).toMatchObject({ redirects: [], problems: [{ severity: 'error' }] });
});

it('adds redirects after those that the file has, which stay as they are', () => {
  const folder = temporaryFolder('append-redirects');
  const file = join(folder, 'redirects.csv');
  writeFileSync(file, 'from,to\n/by-hand , "/b"');
  appendRedirects(folder, [{ from: '/x,y', to: '/z', fallback: ['/f', '/g'] }]);
  expect(readFileSync(file, 'utf8')).toBe('from,to,fallback\n/by-hand , "/b"\n"/x,y",/z,/f /g\n');
});
