import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { pageScripts } from './page-scripts.ts';
import { type ScriptGraph, scriptGraph } from './script-graph.ts';

const tag = (name: string): string => `<script type="module" src="/_astro/${name}.js"></script>`;
const graph: ScriptGraph = Object.fromEntries(
  Object.entries({
    header: ['site'],
    offers: ['site'],
    search: ['site', 'query'],
    query: ['fields'],
    fields: [],
    site: [],
    'one-of-two': ['other-of-two'],
    'other-of-two': ['one-of-two'],
  }).map(([name, imports]) => [
    `/_astro/${name}.js`,
    {
      imports: imports.map((imported) => `/_astro/${imported}.js`),
      empty: name === 'header' || name === 'offers',
    },
  ]),
);
const named = pageScripts(graph);

it('adds a tag for each import before the script that needs it, and only one tag per script', () => {
  expect(named(`<p>a</p>${tag('search')}<p>b</p>${tag('query')}`)).toBe(
    `<p>a</p>${tag('site')}${tag('fields')}${tag('query')}${tag('search')}<p>b</p>`,
  );
});

it('replaces the tag of a script that only imports others with tags of those', () => {
  expect(named(`${tag('header')}<p>a</p>${tag('offers')}`)).toBe(`${tag('site')}<p>a</p>`);
});

it('does not change the tags of scripts that import each other, or of unknown scripts', () => {
  expect(named(tag('one-of-two'))).toBe(tag('one-of-two'));
  expect(named(tag('unknown'))).toBe(tag('unknown'));
});

it('scriptGraph lists the static imports of each compiled script, and which scripts do nothing else', () => {
  const folder = temporaryFolder('scripts');
  mkdirSync(join(folder, '_astro'));
  writeFileSync(
    join(folder, '_astro/a.js'),
    'import{x as e}from"./b.js";import"./c.js";import("./d.js");e();',
  );
  writeFileSync(join(folder, '_astro/b.js'), 'import"./c.js";\n');
  expect(scriptGraph(folder)).toEqual({
    '/_astro/a.js': { imports: ['/_astro/b.js', '/_astro/c.js'], empty: false },
    '/_astro/b.js': { imports: ['/_astro/c.js'], empty: true },
  });
});
