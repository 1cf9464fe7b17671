import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeBundle } from '../../tests/support/render/fake-bundle.ts';
import { fakeInventory } from '../../tests/support/render/fake-inventory.ts';
import { publicFiles } from './linked-files.ts';
import { publishInventory } from './publish-inventory.ts';

let root: string;
let source: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(root, 'public'));
  source = join(root, 'public/word.txt');
  writeFileSync(source, 'first');
  utimesSync(source, 1, 1);
});
afterEach(() => rmSync(root, { recursive: true }));

const live = () => join(root, 'dist/demo/word.txt');
const publish = (title: string) =>
  publishInventory(fakeInventory([{ path: '/', title }]), {
    dist: join(root, 'dist'),
    compiled: fakeBundle(root),
    linked: publicFiles(root, ['word.txt']),
    jobs: 1,
    force: false,
    maxDrop: null,
    now: new Date('2026-11-20T00:00:00Z'),
    onProgress: () => {},
  });

it('the next build publishes an edit of a public file, and the live site does not change before it', async () => {
  await publish('Home');
  writeFileSync(source, 'second');
  expect(readFileSync(live(), 'utf8')).toBe('first');
  await publish('Home');
  expect(readFileSync(live(), 'utf8')).toBe('second');
});

it('copies an unchanged public file once, and keeps it in builds that reuse an old release', async () => {
  await publish('Home 1');
  const { ino } = statSync(live());
  for (const title of ['Home 2', 'Home 3', 'Home 4']) await publish(title);
  expect(statSync(live()).ino).toBe(ino);
  expect(readFileSync(live(), 'utf8')).toBe('first');
});

it('publishes the newest version of a public file that changes before each build', async () => {
  for (const word of ['second', 'third', 'fourth', 'fifth']) {
    writeFileSync(source, word);
    await publish('Home');
    expect(readFileSync(live(), 'utf8')).toBe(word);
  }
});
