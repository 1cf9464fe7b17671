import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { sizeContentPictures } from './content-picture-sizes.ts';

const root = temporaryFolder('picture-sizes');
const folder = join(root, 'tenants/acme');
const media = join(folder, 'public/media');

beforeAll(async () => {
  mkdirSync(media, { recursive: true });
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });
  await photo.clone().png().toFile(join(media, 'team (1).png'));
  // EXIF orientation 6: browsers turn the picture by 90°.
  await photo.clone().withMetadata({ orientation: 6 }).jpeg().toFile(join(media, 'turned.jpg'));
  const drawing = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;
  writeFileSync(join(media, 'icon.svg'), drawing('width="24" height="12" viewBox="0 0 48 24"'));
  writeFileSync(join(media, 'plan.svg'), drawing('viewBox="0 0 16 10"'));
  writeFileSync(join(media, 'wide.svg'), drawing('width="100%" height="100%" viewBox="0 0 16 10"'));
  writeFileSync(join(media, 'damaged.jpg'), 'not a picture');
});

const sized = (html: string) =>
  sizeContentPictures([{ slug: 'about', title: 'About', description: '', html, headings: [] }], {
    root,
    folder,
  });

it.each([
  ['a photo', '/media/team%20%281%29.png?v=2', 40, 30],
  ['a photo that its EXIF data turns', '/media/turned.jpg', 30, 40],
  ['a drawing with a size of its own', '/media/icon.svg', 24, 12],
  ['a drawing that fills the column', '/media/plan.svg', 2000, 1250],
  ['a drawing whose width is 100 %', '/media/wide.svg', 2000, 1250],
])('adds the size of %s to a content page', async (_name, address, width, height) => {
  const { content, unreadable } = await sized(`<p><img src="${address}" alt="A" /> and text</p>`);
  expect(content[0]?.html).toBe(
    `<p><img src="${address}" width="${width}" height="${height}" alt="A" /> and text</p>`,
  );
  expect(unreadable).toEqual([]);
});

it.each([
  ['the size that a content page gives', '<img src="/media/icon.svg" width="99" alt="" />'],
  ['a picture on another site', '<img src="https://cdn.example/a.jpg" alt="" />'],
  ['a picture without a file', '<img src="/media/missing.jpg" alt="" />'],
])('leaves %s as it is', async (_name, html) => {
  expect(await sized(html)).toMatchObject({ content: [{ html }], unreadable: [] });
});

it('names a picture that cannot be read, and leaves its page as it is', async () => {
  const html = '<img src="/media/damaged.jpg" alt="" />';
  expect(await sized(html)).toMatchObject({
    content: [{ html }],
    unreadable: [{ slug: 'about', address: '/media/damaged.jpg' }],
  });
});
