import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { HASHED_MEDIA } from '../frame/media/media-set.ts';
import { DEALER_PICTURE, SOCIAL_SIZE, socialPath } from '../frame/media/social-picture.ts';
import { decodeEscapes } from '../lib/decode-escapes.ts';
import type { SocialPictures } from '../site/inventory.ts';
import { demoPictureFile } from '../tenant/demo-pictures.ts';
import { isFile } from '../tenant/source/on-disk.ts';
import { icoFile } from './ico-file.ts';
import type { HashedFiles, LinkedFile } from './linked-files.ts';
import { type Make, pictureCache } from './picture-cache.ts';

/** Part of each picture's digest. Increase it when the code below makes pictures differently. */
const VERSION = 1;
/** Sizes in px: the icon that iOS asks for, the logo mark on it, and the logo mark on a picture for link previews. */
const TOUCH_ICON = 180;
const TOUCH_ICON_MARK = 132;
const MARK_SIZE = 300;
// Dots per inch. At 72 an SVG unit is rendered as one pixel, so a mark of 34 units is 340 px wide at 720: large enough
// for every use without being enlarged.
const DRAWING_DENSITY = 720;

interface Folders {
  /** The project's folder. */
  root: string;
  /** The tenant's folder. */
  folder: string;
  /** Holds the pictures made for the tenant. Only the build that has the tenant's lock uses it. */
  cache: string;
  /** Finds the file of a hashed address. */
  hashed?: HashedFiles;
}

/** The file of one of the site's own pictures; null if it does not exist. */
function pictureFile({ root, folder, hashed }: Folders, address: string): string | null {
  const path = decodeEscapes(address.split(/[?#]/)[0] ?? '');
  if (path === null || path.split('/').includes('..')) return null;
  if (path.startsWith(HASHED_MEDIA)) return hashed?.file(path)?.source ?? null;
  const own = join(folder, 'public', path);
  if (isFile(own)) return own;
  const demo = path.startsWith('/media/') ? demoPictureFile(root, path) : null;
  return demo !== null && isFile(demo) ? demo : null;
}

function signature(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}

const jpeg = (picture: Sharp, background: string): Promise<Buffer> =>
  picture
    .resize({ ...SOCIAL_SIZE, fit: 'cover' })
    .flatten({ background })
    .jpeg({ quality: 80 })
    .toBuffer();

const drawing = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: DRAWING_DENSITY })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();

const markOnStage = async ({ mark, background }: SocialPictures): Promise<Buffer> =>
  sharp({ create: { ...SOCIAL_SIZE, channels: 3, background } })
    .composite([{ input: await drawing(mark, MARK_SIZE) }])
    .jpeg({ quality: 90 })
    .toBuffer();

const touchIcon = async (icon: string): Promise<Buffer> =>
  sharp({ create: { width: TOUCH_ICON, height: TOUCH_ICON, channels: 3, background: '#fff' } })
    .composite([{ input: await drawing(icon, TOUCH_ICON_MARK) }])
    .png()
    .toBuffer();

/**
 * Makes the pictures that link previews of the pages show, and the site's icons. Each is made once.
 *
 * @param hasFile whether the tenant publishes its own file of a name
 * @returns the files to publish, and the addresses of pictures that could not be read
 */
export async function generatePictures(
  folders: Folders,
  social: SocialPictures,
  hasFile: (name: string) => boolean,
): Promise<{ files: LinkedFile[]; unreadable: string[] }> {
  const { files, publish, prune } = pictureCache(folders.cache, VERSION);
  const unreadable: string[] = [];

  const { background } = social;
  async function publishPicture(path: string, address: string): Promise<boolean> {
    const file = pictureFile(folders, address);
    const made =
      file !== null &&
      (await publish(path, [signature(file), background], () =>
        jpeg(sharp(file), background).catch(() => null),
      ));
    if (!made && !unreadable.includes(address)) unreadable.push(address);
    return made;
  }
  async function publishDealer(path: string): Promise<void> {
    if (social.hero !== null && (await publishPicture(path, social.hero))) return;
    await publish(path, [social.mark, background], () => markOnStage(social));
  }

  await publishDealer(DEALER_PICTURE);
  for (const address of social.sources) {
    const path = socialPath(address);
    if (!(await publishPicture(path, address))) await publishDealer(path);
  }
  const icons: [name: string, Make][] = [
    ['favicon.ico', async () => icoFile([await drawing(social.icon, 16), await drawing(social.icon, 32)])],
    ['apple-touch-icon.png', () => touchIcon(social.icon)],
  ];
  for (const [name, make] of icons) if (!hasFile(name)) await publish(`/${name}`, [name, social.icon], make);
  prune();
  return { files, unreadable };
}
