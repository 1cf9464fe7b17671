import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { generatePictures } from './generate-pictures.ts';

const root = temporaryFolder('made-pictures');
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><circle cx="17" cy="17" r="17"/></svg>';
const SOCIAL = { sources: [], hero: null, mark: MARK, icon: MARK, background: '#ffffff' };

const foldersOf = (tenant: string) => ({
  root,
  folder: join(root, 'tenants', tenant),
  cache: join(root, 'dist/.made-pictures', tenant),
});
const cached = (tenant: string) => readdirSync(foldersOf(tenant).cache).sort();

async function addPicture(tenant: string, path: string): Promise<string> {
  const file = join(foldersOf(tenant).folder, 'public', path);
  mkdirSync(dirname(file), { recursive: true });
  await sharp({ create: { width: 40, height: 25, channels: 3, background: '#333' } })
    .png()
    .toFile(file);
  return path;
}

const make = (tenant: string, sources: string[]) =>
  generatePictures(foldersOf(tenant), { ...SOCIAL, sources }, () => false);
/** Names that the cache should hold after a build. */
const namesOf = ({ files }: Awaited<ReturnType<typeof make>>) =>
  [...new Set(files.map(({ signature }) => signature))].sort();

it('removes the pictures that a tenant no longer needs, and none of another tenant', async () => {
  const pictures = [await addPicture('acme', '/yard.png'), await addPicture('acme', '/team.png')];
  const other = await make('bravo', [await addPicture('bravo', '/yard.png')]);
  const both = await make('acme', pictures);
  expect(cached('acme')).toEqual(namesOf(both));
  expect(cached('acme')).toHaveLength(5);

  // A killed build leaves unfinished files.
  writeFileSync(join(foldersOf('acme').cache, 'unfinished.1.tmp'), '');
  const one = await make('acme', pictures.slice(0, 1));
  expect(cached('acme')).toEqual(namesOf(one));
  expect(cached('acme')).toHaveLength(4);
  expect(one.files.every(({ source }) => existsSync(source))).toBe(true);
  expect(cached('bravo')).toEqual(namesOf(other));
});

it('uses the dealer’s picture in place of a picture that cannot be read, and names the unreadable one', async () => {
  const { folder } = foldersOf('broken');
  mkdirSync(join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, 'public/yard.png'), 'no picture');
  const { files, unreadable } = await make('broken', ['/yard.png']);
  expect(unreadable).toEqual(['/yard.png']);
  const [dealer, instead] = files;
  expect(instead).toMatchObject({ source: dealer?.source, path: expect.stringMatching(/^media\/social\//) });
});

it('uses the dealer’s picture for an address with a malformed percent escape, such as 100%.jpg in a feed', async () => {
  const { files, unreadable } = await make('escapes', ['/photos/100%.jpg']);
  expect(unreadable).toEqual(['/photos/100%.jpg']);
  expect(files[1]?.source).toBe(files[0]?.source);
});
