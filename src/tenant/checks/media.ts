import { statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { decodeEscapes } from '../../lib/decode-escapes.ts';
import { pictureHost } from '../../stock/rules/picture-host.ts';
import type { ContentSource } from '../content/read-content.ts';
import { sectionTexts } from '../content/section-texts.ts';
import { demoPictureFile } from '../demo-pictures.ts';
import { didYouMean } from '../did-you-mean.ts';
import { encodeMediaAddress } from '../media-address.ts';
import { error, type Finding, type Path, type Problem, warning } from '../problem.ts';
import { keyMeta } from '../schema/key.ts';
import { type Leaf, type Schema, unwrap } from '../schema/walk.ts';
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

const isFilm = (schema: Schema | null): boolean => schema !== null && keyMeta(unwrap(schema)).film === true;

/** The problem of a picture on another host; null if pages can load it. Nothing is fetched. */
function hostProblem(path: Path, address: string): Finding | null {
  const host = pictureHost(address);
  if (host === null)
    return error(
      path,
      `Shoppers' browsers cannot load "${address}". Write a path on the site, or a full address on a public host, without user name and password.`,
    );
  if (host.isLocal)
    return warning(
      path,
      `"${address}" is on the computer that shows the page, so shoppers will not see this picture.`,
    );
  if (!/^http:/i.test(address)) return null;
  return warning(
    path,
    'This address starts with http://, and browsers show no such picture on a secure page. Write https://.',
  );
}

/** Maximum weight of a film that plays by itself, in bytes. */
const MAX_FILM_BYTES = 4_000_000;

/** The problem of a film on the site. Those on other hosts are not fetched. */
function filmProblem(path: Path, address: string, folders: CheckFolders): Finding[] {
  if (!address.startsWith('/')) return [];
  const file = findPictureFile(address, folders);
  if (file === null)
    return [error(path, missingPictureMessage(address, folders) ?? `There is no file for "${address}".`)];
  const bytes = statSync(file).size;
  if (bytes <= MAX_FILM_BYTES) return [];
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return [
    warning(
      path,
      `This film is ${megabytes} MB, and every shopper with a wide screen loads it. Make it smaller than 4 MB: a few seconds without sound, 1,280 pixels wide.`,
    ),
  ];
}

/**
 * Reports paths of pictures, and all paths below /media/, that have no file, and pictures on other hosts that browsers
 * could not load.
 */
const missingMedia = (texts: Iterable<Leaf>, folders: CheckFolders): Finding[] =>
  [...texts].flatMap(({ path, value, schema }) => {
    if (isFilm(schema)) return filmProblem(path, value, folders);
    if (/^https?:/i.test(value)) return isPicture(schema) ? (hostProblem(path, value) ?? []) : [];
    if (!value.startsWith('/') || !(isPicture(schema) || value.startsWith('/media/'))) return [];
    const message = missingPictureMessage(value, folders);
    return message === null ? [] : [error(path, message)];
  });

/** `missingMedia` of site.yaml. */
export const checkMedia = (draft: Draft, folders: CheckFolders): Finding[] =>
  missingMedia(siteTexts(draft), folders);

/** `missingMedia` of the sections of a content page. */
export const checkSectionMedia = (source: ContentSource, folders: CheckFolders): Problem[] =>
  missingMedia(sectionTexts(source), folders).map(source.frontMatter.locate);
