import { join } from 'node:path';
import { PICTURES_FOLDER } from '../../lib/own-picture.ts';
import { didYouMean } from '../../tenant/did-you-mean.ts';
import type { PictureNames } from '../../tenant/own-pictures/picture-names.ts';
import type { PictureUse } from '../../tenant/own-pictures/replace-pictures.ts';
import { type Finding, fileError, type Path, type Problem, pathText, warning } from '../../tenant/problem.ts';

/** A problem of a content page, at a text in it or at a key of its front matter. */
export interface ContentFinding {
  slug: string;
  /** Empty for a problem of the text below the front matter. */
  path: Path;
  text: string;
  message: string;
}

/** Notices of unused files that are given one by one. */
const MAX_UNUSED = 20;

const placeOf = ({ slug, path }: PictureUse): string =>
  slug === null ? pathText(path) : `content/${slug}.md`;

/** '"home.hero_image.src" and 2 others' */
function placesOf(uses: readonly PictureUse[]): string {
  const [first = '', ...others] = new Set(uses.map(placeOf));
  if (others.length === 0) return first;
  return others.length === 1 ? `${first} and ${others[0]}` : `${first} and ${others.length} other places`;
}

/** The problem of a name that has no file, for the place that names it. */
export function missingPicture(
  use: PictureUse,
  names: PictureNames | null,
): { finding: Finding } | { content: ContentFinding } {
  const { name, slug, path } = use;
  const why =
    names === null
      ? `The tenant has no folder "${PICTURES_FOLDER}"`
      : `There is no file "${name}" in the tenant's folder`;
  const withoutFolder = (one: string) => one.slice(PICTURES_FOLDER.length + 1);
  const near = didYouMean(withoutFolder(name), (names?.all ?? []).map(withoutFolder), `${PICTURES_FOLDER}/`);
  const message = `${why}, so this place goes without its picture.${near} Add the file or correct the name.`;
  return slug === null
    ? { finding: warning(path, message) }
    : { content: { slug, path, text: name, message } };
}

const problemOf = (
  folder: string,
  name: string,
  severity: Problem['severity'],
  message: string,
): Problem => ({
  ...fileError(join(folder, name), message),
  severity,
});

/**
 * The problem of a file that cannot be used.
 *
 * @param fault continues a sentence that begins with the name
 * @param keepsOld whether the pages go on showing its last version without a fault; null if that is not known
 */
export function unusablePicture(
  folder: string,
  uses: readonly PictureUse[],
  fault: string,
  keepsOld: boolean | null,
): Problem {
  const [{ name } = { name: '' }] = uses;
  const until = {
    true: `Until then ${placesOf(uses)} shows the version before.`,
    false: `Until then ${placesOf(uses)} goes without it.`,
    null: `It is named in ${placesOf(uses)}, which goes without it or shows the version before.`,
  }[`${keepsOld}`];
  return problemOf(folder, name, 'warning', `${name} ${fault}. ${until}`);
}

/** The problem of a picture that is enlarged somewhere; null if it is nowhere. */
export function smallPicture(folder: string, uses: readonly PictureUse[], width: number): Problem | null {
  const small = uses.filter(({ shown }) => shown > width).sort((a, b) => b.shown - a.shown);
  const [largest] = small;
  if (!largest) return null;
  const needed = largest.shown.toLocaleString('en-AU');
  return problemOf(
    folder,
    largest.name,
    'warning',
    `${largest.name} is only ${width.toLocaleString('en-AU')} pixels wide, and looks blurred where it is shown larger: ${placesOf(small)} shows it up to ${needed} pixels wide. Use the original, at least ${needed} pixels wide.`,
  );
}

/** Notices of files that nothing names. */
export function unusedPictures(folder: string, names: PictureNames, used: ReadonlySet<string>): Problem[] {
  const unused = names.all.filter((name) => !used.has(name));
  const notices = unused
    .slice(0, MAX_UNUSED)
    .map((name) => problemOf(folder, name, 'notice', `Nothing names ${name}, so no page shows it.`));
  const more = unused.length - notices.length;
  if (more <= 0) return notices;
  const rest = `Nothing names ${more.toLocaleString('en-AU')} more files of this folder.`;
  return [...notices, problemOf(folder, PICTURES_FOLDER, 'notice', rest)];
}
