import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { SLOTS } from '../tenant/schema/slots.ts';

const doc = readFileSync('docs/overrides.md', 'utf8');
const files = globSync('src/kit/*.{astro,ts,tsx}').filter((file) => !file.includes('.test.'));

/** The file's row in the document, without its first cell; undefined if it has no row. */
function rowOf(file: string): string | undefined {
  const row = doc.split('\n').find((line) => line.startsWith(`| \`${basename(file)}\` |`));
  return row?.slice(row.indexOf('|', 2));
}

/** Property names of `interface Props`, or of the type it is an alias of: `type Props = PictureProps`. */
function propsOf(source: string): string[] {
  const name = /^type Props = (\w+);/m.exec(source)?.[1];
  const path = name && new RegExp(`import type \\{ ${name} \\} from '\\.\\./(.+)'`).exec(source)?.[1];
  return path ? namesIn(readFileSync(`src/${path}`, 'utf8'), name) : namesIn(source, 'Props');
}

const namesIn = (source: string, name: string): string[] =>
  [
    ...(new RegExp(`interface ${name} \\{(.*?)\\n\\}`, 's').exec(source)?.[1] ?? '').matchAll(
      /^ {2}(\w+)\??:/gm,
    ),
  ].flatMap(([, name]) => name ?? []);

/** Exported names of a file, including types. */
const exportsOf = (source: string): string[] =>
  [...source.matchAll(/export (?:type )?\{ ([^}]+) \}/g)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.split(' as ').at(-1) ?? name),
  );

it.each(files)('docs/overrides.md lists %s with its props or exports', (file) => {
  const source = readFileSync(file, 'utf8');
  const names = file.endsWith('.astro') ? propsOf(source) : exportsOf(source);
  expect(names.length).toBeGreaterThan(0);
  expect(rowOf(file)).toBeDefined();
  expect(names.filter((name) => !rowOf(file)?.includes(`\`${name}`))).toEqual([]);
});

it('docs/overrides.md lists only files of the kit', () => {
  const listed = [...doc.matchAll(/^\| `([\w-]+\.(?:astro|ts))`/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(files.map((file) => basename(file)).sort());
});

it('docs/overrides.md lists every slot, each with the kit file of its built-in component if it has one', () => {
  const slots = [...doc.matchAll(/^\| (?:`\w+\.astro`|none) \| `(\w+)` \|/gm)].map(([, slot]) => slot);
  expect(slots.sort()).toEqual([...SLOTS].sort());
  for (const [, name, slot] of doc.matchAll(/^\| `(\w+)\.astro` \| `(\w+)` \|/gm))
    expect(readFileSync(`src/kit/${name}.astro`, 'utf8')).toContain(`overrides, '${slot}', '${name}'`);
});
