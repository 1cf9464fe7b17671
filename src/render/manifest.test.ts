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
  vehicleCount: 3,
  pages: { '/': 'd' },
  kept: { 'search-index/a.json': 'd' },
  assets: { '_astro/a.js': null, '_astro/b.js': '2026-11-20' },
  linked: { 'media/a.avif': '1-2' },
};

/** What is read of this manifest, changed in one part. */
function reading(part: string, value: unknown) {
  writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify({ ...WHOLE, [part]: value }));
  return readManifest(folder);
}

it('is read as it was written, and there is none in an empty folder', () => {
  expect(readManifest(folder)).toEqual({ manifest: null, damage: null });
  writeManifest(folder, WHOLE);
  expect(readManifest(folder)).toEqual({ manifest: WHOLE, damage: null });
});

it.each(['pages', 'fingerprints', 'files', 'assets', 'linked'])(
  'is damaged where its %s are missing, a list or hold numbers',
  (part) => {
    for (const value of [undefined, null, [], { a: 1 }])
      expect(reading(part, value)).toEqual({ manifest: null, damage: expect.any(String) });
  },
);

it.each([
  ['buildId', 1],
  ['sourcesId', null],
  ['vehicleCount', '3'],
  ['kept', { a: 1 }],
])('is damaged where its %s is %j', (part, value) => {
  expect(reading(part, value)).toEqual({ manifest: null, damage: expect.any(String) });
});

it('of another version is none, and no damage', () => {
  expect(reading('version', 2)).toEqual({ manifest: null, damage: null });
});

it('is replaced by a whole one, never written over', () => {
  writeManifest(folder, WHOLE);
  const before = readFileSync(join(folder, MANIFEST_FILE), 'utf8');
  linkSync(join(folder, MANIFEST_FILE), join(folder, 'before.json'));
  writeManifest(folder, emptyManifest);
  expect(readFileSync(join(folder, 'before.json'), 'utf8')).toBe(before);
  expect(readManifest(folder).manifest).toEqual(emptyManifest);
});

it('is written without leaving behind what a killed build left of one', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(join(folder, `${MANIFEST_FILE}.${dead}.tmp`), '{"ver');
  writeManifest(folder, WHOLE);
  expect(readdirSync(folder)).toEqual([MANIFEST_FILE]);
});
