import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { isOwnPictureName } from '../../../lib/own-picture.ts';
import { demoPictureFile } from '../../../tenant/demo-pictures.ts';
import { ownPictureFile } from '../../../tenant/own-pictures/picture-names.ts';
import { isFile } from '../../../tenant/source/on-disk.ts';
import { fetchRemotePicture } from './remote-picture.ts';

/** The file of a picture on the site: in the tenant's public folder, or among the demo pictures. */
function localFile(address: string, folder: string): string | null {
  if (posix.normalize(address) !== address) return null;
  const files = [join(folder, 'public', address)];
  if (address.startsWith('/media/')) files.push(demoPictureFile('.', address));
  return files.find(isFile) ?? null;
}

/**
 * Reads a picture of a tenant's site, or fetches it from another host. Resolves to null if its file is missing.
 *
 * @param address in the size that a page would ask for, or the name of a file of the tenant's folder `pictures`
 * @param folder folder of the tenant
 * @throws Error if it cannot be fetched
 */
export async function pictureBytes(address: string, folder: string): Promise<Buffer | null> {
  if (isOwnPictureName(address)) {
    const own = ownPictureFile(folder, address);
    return own === null ? null : readFile(own);
  }
  if (!address.startsWith('/')) return fetchRemotePicture(address);
  const [path = ''] = address.split(/[?#]/);
  const file = localFile(decodeURI(path), folder);
  return file === null ? null : readFile(file);
}
