import { join } from 'node:path';
import { HASHED_MEDIA } from '../frame/media/media-set.ts';
import { decodeEscapes } from '../lib/decode-escapes.ts';
import { memoize } from '../lib/memoize.ts';
import type { HashedFiles } from './linked-files.ts';
import { PICTURE_NAME, type PictureFolder, pictureFolders } from './picture-folders.ts';

/**
 * In a larger folder pictures keep their plain address: it is likely to hold those of many vehicles, and each new one
 * would change the addresses, and so the pages, of all.
 */
const MAX_FILES = 400;

/** Letters of a digest in addresses. A vehicle page names about 15 folders, and each letter costs it 11 bytes. */
const DIGEST_LENGTH = 6;

/** The addresses of a tenant's pictures: `/_media/<digest of the picture's folder>/<name>`. */
export interface HashedMedia extends HashedFiles {
  /**
   * "/media/suv/front.avif" → "/_media/x7Gh2_/front.avif". Addresses that are not below a folder of pictures come
   * back unchanged. The file need not exist, because widths are put into its name later.
   */
  address: (address: string) => string;
  /** Stores the digests for the next build. */
  save: () => void;
}

/**
 * Works out the hashed addresses of a tenant's pictures.
 *
 * @param folders `root`: the project's folder; `folder`: the tenant's folder; `cache`: a file that only the build with
 *   the tenant's lock uses
 */
export function hashedMedia(folders: { root: string; folder: string; cache: string }): HashedMedia {
  const { read, save } = pictureFolders(folders);
  const byDigest = new Map<string, { path: string; folder: PictureFolder }>();

  const digestOf = memoize((encoded: string): string | null => {
    const path = decodeEscapes(encoded);
    if (path === null || path.split('/').some((part) => part === '..' || part === '.')) return null;
    const folder = read(path);
    if (!folder || folder.files.size > MAX_FILES) return null;
    const short = folder.digest.slice(0, DIGEST_LENGTH);
    const other = byDigest.get(short);
    const digest = other && other.folder.digest !== folder.digest ? folder.digest : short;
    if (!byDigest.has(digest)) byDigest.set(digest, { path: encoded, folder });
    return digest;
  });

  const split = (hashed: string) => {
    const [digest = '', name = ''] = hashed.slice(HASHED_MEDIA.length).split('/');
    return { digest, name, found: byDigest.get(digest) };
  };

  return {
    address: memoize((address: string): string => {
      const [, path, name, rest] = /^\/media\/((?:[^/?#]+\/)*)([^/?#]+)(.*)$/s.exec(address) ?? [];
      if (path === undefined || name === undefined || !PICTURE_NAME.test(name)) return address;
      const digest = digestOf(path);
      return digest === null ? address : `${HASHED_MEDIA}${digest}/${name}${rest}`;
    }),
    file: (hashed) => {
      const { digest, name, found } = split(hashed);
      const fileName = decodeEscapes(name) ?? '';
      const file = found?.folder.files.get(fileName);
      if (!found || !file) return null;
      return {
        path: join(HASHED_MEDIA, digest, fileName).slice(1),
        source: file.source,
        signature: found.folder.digest,
        ...(file.own ? { copy: true } : {}),
      };
    },
    plain: (hashed) => {
      const { name, found } = split(hashed);
      return found ? `/media/${found.path}${name}` : hashed;
    },
    save,
  };
}
