import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { publicNames } from '../tenant/public-names.ts';
import { assetsToPublish, mediaFiles, publicFiles } from './linked-files.ts';

it('keeps scripts of an older build published for 14 days', () => {
  const live = { 'a.js': null, 'b.js': '2026-11-01' };
  expect(assetsToPublish(['c.js'], live, '2026-11-15')).toEqual({
    'c.js': null,
    'a.js': '2026-11-15',
    'b.js': '2026-11-01',
  });
  expect(assetsToPublish(['c.js'], live, '2026-11-16')).toEqual({ 'c.js': null, 'a.js': '2026-11-16' });
});

it('counts a script of an older build as current if this build has it, too', () => {
  expect(assetsToPublish(['a.js'], { 'a.js': '2026-11-01' }, '2026-11-20')).toEqual({ 'a.js': null });
});

it('lists pictures that do not exist', () => {
  expect(mediaFiles('/nowhere', ['/media/a.avif'])).toEqual({ files: [], missing: ['/media/a.avif'] });
});

it('finds a demo picture only by its own address, and nothing outside of the demo pictures', () => {
  const root = temporaryFolder('media');
  mkdirSync(join(root, 'public/demo/yard'), { recursive: true });
  for (const name of ['public/demo/a.avif', 'package.json']) writeFileSync(join(root, name), name);
  const strays = ['/media/yard/../a.avif', '/media/../media/a.avif', '/media/../package.json', '/media/yard'];
  const { files, missing } = mediaFiles(root, ['/media/a.avif', ...strays]);
  expect(files.map(({ path }) => path)).toEqual(['media/a.avif']);
  expect(missing).toEqual(strays);
});

it('publishes nothing of another tenant, even if its name begins with this one’s', () => {
  const tenants = temporaryFolder('siblings');
  for (const name of ['acme', 'acme-two', 'other']) {
    mkdirSync(join(tenants, name, 'public'), { recursive: true });
    writeFileSync(join(tenants, name, 'public/own.txt'), name);
  }
  const folder = join(tenants, 'acme');
  for (const sibling of ['acme-two', 'other']) {
    symlinkSync(`../../${sibling}/public`, join(folder, 'public', sibling));
    symlinkSync(join(tenants, sibling, 'public/own.txt'), join(folder, 'public', `${sibling}.txt`));
  }
  symlinkSync('..', join(folder, 'public/up'));
  symlinkSync('../..', join(folder, 'public/all'));
  expect(publicFiles(folder, publicNames(folder).files).map(({ path }) => path)).toEqual(['own.txt']);
});
