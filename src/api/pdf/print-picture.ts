import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import { type ImageSettings, responsivePicture } from '../../stock/rules/responsive-picture.ts';
import { demoPictureFile } from '../../tenant/demo-pictures.ts';
import { isFile } from '../../tenant/source/on-disk.ts';
import { fetchRemotePicture } from './remote-picture.ts';

/** Pixels, enough for a sharp print at the size that the picture has on the sheet. */
const WIDTH = 1400;
const HEIGHT = 800;

/** The file of a picture on the site: in the tenant's public folder, or among the demo pictures. */
function localFile(address: string, folder: string): string | null {
  if (posix.normalize(address) !== address) return null;
  const files = [join(folder, 'public', address)];
  if (address.startsWith('/media/')) files.push(demoPictureFile('.', address));
  return files.find(isFile) ?? null;
}

/** @param address of the picture in the size that a page would ask for */
async function bytesOf(address: string, folder: string): Promise<Buffer | null> {
  if (!address.startsWith('/')) return fetchRemotePicture(address);
  const [path = ''] = address.split(/[?#]/);
  const file = localFile(decodeURI(path), folder);
  return file === null ? null : readFile(file);
}

/**
 * A vehicle's picture as a JPEG for print, on white. Any picture is decoded and encoded again. Null if the vehicle has
 * no picture or its file is missing.
 *
 * @param folder folder of the tenant
 * @throws Error if the file cannot be fetched or is no picture
 */
export async function printPicture(
  address: string | null,
  images: ImageSettings,
  folder: string,
): Promise<Buffer | null> {
  const sized = address && responsivePicture(address, images, { width: WIDTH, height: HEIGHT, alt: '' });
  const bytes = sized ? await bytesOf(sized.src, folder) : null;
  if (bytes === null) return null;
  return sharp(bytes, { limitInputPixels: 100_000_000 })
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
}
