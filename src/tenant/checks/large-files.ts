import { statSync } from 'node:fs';
import { STATIC_HOST } from '../../lib/static-host-limits.ts';

const MEGABYTE = 1_000_000;

/** Pages show a picture of the public folder as it is. This many bytes take 4 s at `SLOW_BITS`. */
const MAX_PICTURE_BYTES = 5 * MEGABYTE;

/** Bits a second of a phone outside the cities. */
const SLOW_BITS = 10_000_000;

const PICTURE = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/**
 * Warns about a file that a host refuses, or a picture that shoppers wait for; null about others.
 *
 * @param path absolute path of a file in the public folder
 */
export function largeFileMessage(path: string): string | null {
  const bytes = statSync(path).size;
  const refused =
    bytes > STATIC_HOST.fileBytes
      ? ` Cloudflare Pages refuses a site with a file of more than ${STATIC_HOST.fileBytes / 2 ** 20} MiB.`
      : '';
  if (PICTURE.test(path) && bytes > MAX_PICTURE_BYTES) {
    const seconds = Math.round((bytes * 8) / SLOW_BITS);
    return `This picture is ${megabytes(bytes)}, which takes ${seconds} s on a phone at 10 Mbit/s.${refused} Make it smaller: 2,000 pixels of width are enough, and need less than 1 MB.`;
  }
  return refused === ''
    ? null
    : `This file is ${megabytes(bytes)}.${refused} Make it smaller, or link to it elsewhere.`;
}
