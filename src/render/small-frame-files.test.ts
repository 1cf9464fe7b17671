import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { smallFrameFiles } from './small-frame-files.ts';

const folder = temporaryFolder('small-frames');
const cache = join(folder, 'cache');
for (const [name, width] of [
  ['00.jpg', 960],
  ['01.jpg', 320],
] as const)
  await sharp({ create: { width, height: width / 1.6, channels: 3, background: '#345' } })
    .jpeg()
    .toFile(join(folder, name));
writeFileSync(join(folder, '02.jpg'), 'no picture');

const make = (names: string[]) =>
  smallFrameFiles(
    cache,
    names.map((name) => `/_media/abc123/${name}`),
    {
      plain: (hashed) => hashed,
      file: (hashed) => {
        const name = hashed.slice(-6);
        return name === '03.jpg' ? null : { path: '', source: join(folder, name), signature: '' };
      },
    },
  );

it('makes AVIF copies of spin frames, at most 640 px wide, and names frames that cannot be read', async () => {
  const { files, unreadable } = await make(['00.jpg', '01.jpg', '02.jpg', '03.jpg']);
  expect(files.map(({ path }) => path).sort()).toEqual([
    '_media/abc123-640/00.avif',
    '_media/abc123-640/01.avif',
  ]);
  const sizes = new Map<string, number>();
  for (const { path, source } of files) {
    const { width, compression } = await sharp(source).metadata();
    expect(compression).toBe('av1');
    sizes.set(path.slice(-7), width);
  }
  expect(Object.fromEntries(sizes)).toEqual({ '00.avif': 640, '01.avif': 320 });
  expect(unreadable).toEqual(['/_media/abc123/02.jpg']);
});

it('removes small copies of frames that the site no longer needs', async () => {
  const { files } = await make(['01.jpg']);
  expect(readdirSync(cache)).toEqual(files.map(({ signature }) => signature));
});
