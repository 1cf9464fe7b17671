import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeBundle } from '../../tests/support/render/fake-bundle.ts';
import { fakeInventory } from '../../tests/support/render/fake-inventory.ts';
import type { SiteFile } from '../site/files/site-file.ts';
import { publishInventory } from './publish-inventory.ts';

let folder: string;
let made: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'index-files-'));
  made = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A file of the index that says when it is made. */
const indexFile = (name: string): SiteFile => ({
  path: `search-index/files/${name}.json`,
  body: {
    digest: name,
    make: () => {
      made.push(name);
      return `cards ${name}`;
    },
  },
});

async function publish(names: string[]) {
  made = [];
  const files = [
    { path: 'search-index/manifest.json', body: names.join() },
    { path: 'search-index/files/index.bin', body: Uint8Array.of(0, 255, 128) },
    ...names.map(indexFile),
  ];
  const { published } = await publishInventory(fakeInventory([{ path: '/', title: 'Home' }], { files }), {
    dist: join(folder, 'dist'),
    compiled: fakeBundle(folder),
    linked: [],
    jobs: 1,
    force: false,
    maxDrop: null,
    now: new Date('2026-11-20T00:00:00Z'),
    onProgress: () => {},
  });
  return published;
}

const live = (path: string) => join(folder, 'dist/demo/search-index', path);
const has = (...names: string[]) => names.map((name) => existsSync(live(`files/${name}.json`)));

it('are made when they are new, and not again', async () => {
  await publish(['a', 'b']);
  expect(made).toEqual(['a', 'b']);
  await publish(['a', 'b', 'c']);
  expect(made).toEqual(['c']);
  expect(readFileSync(live('files/c.json'), 'utf8')).toBe('cards c');
  expect([...readFileSync(live('files/index.bin'))]).toEqual([0, 255, 128]);
});

it('stay for one release after they were replaced', async () => {
  await publish(['a', 'b']);
  await publish(['a', 'c']);
  expect(has('a', 'b', 'c')).toEqual([true, true, true]);
  expect(readFileSync(live('manifest.json'), 'utf8')).toBe('a,c');
  await publish(['a', 'd']);
  expect(has('a', 'b', 'c', 'd')).toEqual([true, false, true, true]);
});

it('do not go, nor publish anything, when nothing changed', async () => {
  await publish(['a']);
  await publish(['b']);
  expect(await publish(['b'])).toBe(false);
  expect(has('a', 'b')).toEqual([true, true]);
});

it('come back whole when they were replaced for a while', async () => {
  for (const names of [['a'], ['b'], ['c'], ['a'], ['b'], ['a', 'c']]) {
    await publish(names);
    for (const name of names) expect(readFileSync(live(`files/${name}.json`), 'utf8')).toBe(`cards ${name}`);
  }
});
