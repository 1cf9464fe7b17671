import { basename, dirname, join, normalize } from 'node:path';
import { decodeEscapes } from '../../lib/decode-escapes.ts';
import { demoPictureFile } from '../demo-pictures.ts';
import { didYouMean } from '../did-you-mean.ts';
import { encodeMediaAddress } from '../media-address.ts';
import { error, type Finding } from '../problem.ts';
import { keyMeta } from '../schema/key.ts';
import { type Schema, unwrap } from '../schema/walk.ts';
import type { Draft } from '../source/draft.ts';
import { isFile, namesIn } from '../source/on-disk.ts';
import { siteTexts } from '../source/site-texts.ts';
import type { CheckFolders } from './context.ts';

/** Files that may serve a site-relative address: the tenant's own first, then the demo pictures. */
function candidateFiles(address: string, { folder, projectRoot }: CheckFolders): string[] {
  // Encoding first keeps a "%" that begins no escape: "100%.jpg".
  const encoded = encodeMediaAddress(address).replace(/[?#].*$/, '');
  const path = normalize(decodeEscapes(encoded) ?? encoded);
  const ownFile = join(folder, 'public', path);
  return path.startsWith('/media/') ? [ownFile, demoPictureFile(projectRoot, path)] : [ownFile];
}

/** The file of a site-relative picture; null if there is none. */
export const findPictureFile = (address: string, folders: CheckFolders): string | null =>
  candidateFiles(address, folders).find(isFile) ?? null;

/** The message about a site-relative picture that has no file; null if its file exists. */
export function missingPictureMessage(address: string, folders: CheckFolders): string | null {
  const files = candidateFiles(address, folders);
  if (files.some(isFile)) return null;
  const names = files.map(dirname).flatMap(namesIn);
  const parent = address.slice(0, address.lastIndexOf('/') + 1);
  const near = didYouMean(basename(address), names, parent);
  return `There is no file for "${address}" in the tenant's public folder or among the project's demo pictures.${near}`;
}

function isPicture(schema: Schema | null): boolean {
  return schema !== null && keyMeta(unwrap(schema)).picture === true;
}

/** Reports paths of pictures, and all paths below /media/, that have no file. Full URLs are not fetched. */
export function checkMedia(draft: Draft, folders: CheckFolders): Finding[] {
  return [...siteTexts(draft)].flatMap(({ path, value, schema }) => {
    if (!value.startsWith('/') || !(isPicture(schema) || value.startsWith('/media/'))) return [];
    const message = missingPictureMessage(value, folders);
    return message === null ? [] : [error(path, message)];
  });
}
