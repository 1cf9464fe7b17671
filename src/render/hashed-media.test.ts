import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { hashedMedia } from './hashed-media.ts';

const root = temporaryFolder('hashed-media');
const folder = join(root, 'tenants/acme');
const cache = join(root, 'dist/.picture-digests/acme.json');
const media = () => hashedMedia({ root, folder, cache });
const address = (path: string) => media().address(path);

function write(path: string, body: string, seconds = 1): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
  utimesSync(file, seconds, seconds);
}

write('public/demo/suv/front-400.avif', 'front');
write('public/demo/suv/rear-400.avif', 'rear');
write('public/demo/van/front-400.avif', 'van');
write('tenants/acme/public/media/team.jpg', 'team');
write('tenants/acme/public/media/price list.pdf', 'prices');

it('the address of a picture contains a digest of its folder’s content, and the name of the file', () => {
  const hashed = address('/media/suv/front-400.avif');
  expect(hashed).toMatch(/^\/_media\/[\w-]{6}\/front-400\.avif$/);
  expect(address('/media/suv/rear-400.avif')).toBe(hashed.replace('front', 'rear'));
  expect(address('/media/suv/front.avif')).toBe(hashed.replace('-400', ''));
  expect(media().plain(hashed)).toBe(hashed);
  const { address: of, file, plain } = media();
  expect(plain(of('/media/suv/front-400.avif'))).toBe('/media/suv/front-400.avif');
  expect(file(of('/media/suv/front-400.avif'))).toMatchObject({
    path: hashed.slice(1),
    source: join(root, 'public/demo/suv/front-400.avif'),
  });
  expect(file(of('/media/suv/front.avif'))).toBeNull();
  // People edit their own pictures in place.
  expect(file(of('/media/team.jpg'))).toMatchObject({ copy: true });
});

it('changes addresses only in a folder whose content changed, not in one that was only written again', () => {
  const before = [address('/media/suv/front-400.avif'), address('/media/van/front-400.avif')];
  write('public/demo/suv/front-400.avif', 'front', 99);
  write('public/demo/van/front-400.avif', 'New', 99);
  expect(address('/media/suv/front-400.avif')).toBe(before[0]);
  expect(address('/media/van/front-400.avif')).not.toBe(before[1]);
});

it('uses a dealer’s own picture rather than a demo picture of the same name', () => {
  const before = address('/media/suv/rear-400.avif');
  write('tenants/acme/public/media/suv/rear-400.avif', 'own');
  const { address: of, file } = media();
  const hashed = of('/media/suv/rear-400.avif');
  expect(hashed).not.toBe(before);
  expect(readFileSync(file(hashed)?.source ?? '', 'utf8')).toBe('own');
});

it.each([
  ['a brochure', '/media/price%20list.pdf'],
  ['a picture in a folder that does not exist', '/media/bus/front-400.avif'],
  ['a picture whose path leads out of its folder', '/media/suv/../../package.jpg'],
  ['a picture whose encoded path leads out of its folder', '/media/suv/%2e%2e/front-400.avif'],
  ['a picture with a malformed percent escape', '/media/%E0%A4%A/front-400.avif'],
  ['a picture on another host', 'https://cdn.example/media/suv/front-400.avif'],
  ['a picture outside of /media/', '/badges/team.jpg'],
])('adds no digest to the address of %s', (_name, path) => {
  expect(address(path)).toBe(path);
});

it('adds no digest to addresses in a folder of more than 400 pictures', () => {
  for (let number = 0; number < 400; number += 1)
    write(`tenants/acme/public/media/stock/${number}.jpg`, `${number}`);
  expect(address('/media/stock/7.jpg')).toMatch(/^\/_media\//);
  write('tenants/acme/public/media/stock/400.jpg', '400');
  expect(address('/media/stock/7.jpg')).toBe('/media/stock/7.jpg');
});

it('reads a picture again only if its size or time changed, or if the stored digests are damaged', () => {
  const first = media();
  const hashed = first.address('/media/suv/front-400.avif');
  first.save();
  write('public/demo/suv/front-400.avif', 'tnorf', 99);
  expect(address('/media/suv/front-400.avif')).toBe(hashed);
  for (const damaged of ['{"suv/":', 'null', '{"suv/":{"digest":7}}']) {
    writeFileSync(cache, damaged);
    expect(address('/media/suv/front-400.avif')).not.toBe(hashed);
  }
});
