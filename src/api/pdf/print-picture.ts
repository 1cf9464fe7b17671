import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import { type ImageSettings, responsivePicture } from '../../stock/rules/responsive-picture.ts';
import { demoPictureFile } from '../../tenant/demo-pictures.ts';
import { isFile } from '../../tenant/source/on-disk.ts';
import { fetchRemotePicture } from './remote-picture.ts';

/** A picture of a sheet, with its size in pixels. */
export interface PrintPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}

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
 * A picture as a JPEG for print, on white. Any picture is decoded and encoded again. Null if there is no picture or its
 * file is missing.
 *
 * @param folder folder of the tenant
 * @param size largest size in pixels
 * @throws Error if the file cannot be fetched or is no picture
 */
export async function printPicture(
  address: string | null,
  images: ImageSettings,
  folder: string,
  size: { width: number; height: number },
): Promise<PrintPicture | null> {
  const sized = address && responsivePicture(address, images, { ...size, alt: '' });
  const bytes = sized ? await bytesOf(sized.src, folder) : null;
  if (bytes === null) return null;
  const { data, info } = await sharp(bytes, { limitInputPixels: 100_000_000 })
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
