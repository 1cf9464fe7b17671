import { spawnSync } from 'node:child_process';
import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyManifest, MANIFEST_FILE, type Manifest, readManifest, writeManifest } from './manifest.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const WHOLE: Manifest = {
  ...emptyManifest,
  buildId: 'b',
  onSale: ['A1', 'A2'],
  pages: { '/': 'd' },
  kept: { 'search-index/a.json': 'd' },
  assets: { '_astro/a.js': null, '_astro/b.js': '2026-11-20' },
  linked: { 'media/a.avif': '1-2' },
};

/** Writes a manifest with one part changed and reads it. */
function reading(part: string, value: unknown) {
  writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify({ ...WHOLE, [part]: value }));
  return readManifest(folder);
}

it('reads a manifest as it was written, and null from an empty folder', () => {
  expect(readManifest(folder)).toEqual({ manifest: null, damage: null });
  writeManifest(folder, WHOLE);
  expect(readManifest(folder)).toEqual({ manifest: WHOLE, damage: null });
});

it.each(['pages', 'fingerprints', 'files', 'assets', 'linked'])(
  'reports damage when %s is missing, null, a list or contains numbers',
  (part) => {
    for (const value of [undefined, null, [], { a: 1 }])
      expect(reading(part, value)).toEqual({ manifest: null, damage: expect.any(String) });
  },
);

it.each([
  ['buildId', 1],
  ['sourcesId', null],
  ['onSale', [1]],
  ['onSale', 2],
  ['kept', { a: 1 }],
])('reports damage when %s is %j', (part, value) => {
  expect(reading(part, value)).toEqual({ manifest: null, damage: expect.any(String) });
});

it.each(['', '{"version":3,"pa', '[]', 'null', '{"version":3,"pages":null}'])(
  'reports damage when the file contains only "%s"',
  (text) => {
    writeFileSync(join(folder, MANIFEST_FILE), text);
    expect(readManifest(folder)).toEqual({ manifest: null, damage: expect.any(String) });
  },
);

it('ignores a manifest of another version without reporting damage', () => {
  expect(reading('version', 1)).toEqual({ manifest: null, damage: null });
});

it('replaces a manifest atomically instead of writing into it', () => {
  writeManifest(folder, WHOLE);
  const before = readFileSync(join(folder, MANIFEST_FILE), 'utf8');
  linkSync(join(folder, MANIFEST_FILE), join(folder, 'before.json'));
  writeManifest(folder, emptyManifest);
  expect(readFileSync(join(folder, 'before.json'), 'utf8')).toBe(before);
  expect(readManifest(folder).manifest).toEqual(emptyManifest);
});

it('removes the unfinished manifest of a killed build', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(join(folder, `${MANIFEST_FILE}.${dead}.tmp`), '{"ver');
  writeManifest(folder, WHOLE);
  expect(readdirSync(folder)).toEqual([MANIFEST_FILE]);
});
