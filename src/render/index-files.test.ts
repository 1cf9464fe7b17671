import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeBundle } from '../../tests/support/render/fake-bundle.ts';
import { type FakePage, fakeInventory } from '../../tests/support/render/fake-inventory.ts';
import type { Chrome } from '../frame/page.ts';
import type { SiteFile } from '../site/files/site-file.ts';
import { publishInventory } from './publish-inventory.ts';

let folder: string;
let made: string[];
let progress: [done: number, all: number][];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'index-files-'));
  made = [];
  progress = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A card file that records when it is rendered. */
const indexFile = (name: string): SiteFile => ({
  path: `search-index/files/${name}.json`,
  body: {
    digest: name,
    page: () => {
      made.push(name);
      const path = `/search-index/files/${name}.json`;
      return { kind: 'stored-cards', path, cards: [], chrome: {} as Chrome };
    },
  },
});
const textOf = (name: string) => `drawings of /search-index/files/${name}.json`;

async function publish(names: string[], pages: FakePage[] = [{ path: '/', title: 'Home' }]) {
  made = [];
  const files = [
    { path: 'search-index/manifest.json', body: names.join() },
    { path: 'search-index/files/index.bin', body: Uint8Array.of(0, 255, 128) },
    ...names.map(indexFile),
  ];
  return publishInventory(fakeInventory(pages, { files }), {
    dist: join(folder, 'dist'),
    compiled: fakeBundle(folder),
    linked: [],
    jobs: 1,
    force: false,
    maxDrop: null,
    now: new Date('2026-11-20T00:00:00Z'),
    onProgress: (done, all) => progress.push([done, all]),
  });
}

const live = (path: string) => join(folder, 'dist/demo/search-index', path);
const has = (...names: string[]) => names.map((name) => existsSync(live(`files/${name}.json`)));

it('renders a card file only when its digest changed', async () => {
  await publish(['a', 'b']);
  expect(made).toEqual(['a', 'b']);
  await publish(['a', 'b', 'c']);
  expect(made).toEqual(['c']);
  expect(readFileSync(live('files/c.json'), 'utf8')).toBe(textOf('c'));
  expect([...readFileSync(live('files/index.bin'))]).toEqual([0, 255, 128]);
});

it('counts card files in the progress, but not as pages or bytes', async () => {
  const first = await publish(['a', 'b']);
  expect(first).toMatchObject({ rendered: 1, unchanged: 0, published: true });
  expect(progress.at(-1)).toEqual([3, 3]);
  const second = await publish(['a', 'c']);
  expect(second).toMatchObject({ rendered: 0, bytes: 0, unchanged: 1, published: true });
  expect(made).toEqual(['c']);
  expect(progress.at(-1)).toEqual([1, 1]);
});

it('keeps card files when only a page changes', async () => {
  await publish(['a']);
  expect(await publish(['a'], [{ path: '/', title: 'Changed' }])).toMatchObject({ rendered: 1 });
  expect(made).toEqual([]);
  expect(readFileSync(live('files/a.json'), 'utf8')).toBe(textOf('a'));
});

it('keeps replaced card files for one more release', async () => {
  await publish(['a', 'b']);
  await publish(['a', 'c']);
  expect(has('a', 'b', 'c')).toEqual([true, true, true]);
  expect(readFileSync(live('manifest.json'), 'utf8')).toBe('a,c');
  await publish(['a', 'd']);
  expect(has('a', 'b', 'c', 'd')).toEqual([true, false, true, true]);
});

it('publishes nothing and keeps replaced card files when nothing changed', async () => {
  await publish(['a']);
  await publish(['b']);
  expect(await publish(['b'])).toMatchObject({ published: false });
  expect(has('a', 'b')).toEqual([true, true]);
});

it('publishes the right content of a card file that returns some builds after it was replaced', async () => {
  for (const names of [['a'], ['b'], ['c'], ['a'], ['b'], ['a', 'c']]) {
    await publish(names);
    for (const name of names) expect(readFileSync(live(`files/${name}.json`), 'utf8')).toBe(textOf(name));
  }
});
