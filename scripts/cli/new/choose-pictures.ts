import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { CommandError } from '../command-error.ts';

/** Pictures that the top of a home page can have: px, and width by height. */
const LEAST_WIDTH = 1200;
const LEAST_RATIO = 1.3;
/** A full row of the section `gallery` on a desktop. */
const MOST_IN_GALLERY = 5;

const READABLE = /\.(jpe?g|png|webp|avif)$/i;

export interface ChosenPicture {
  /** Name of the file in the folder. */
  file: string;
  /** "Workshop" for "workshop-2.jpg"; null for names such as "IMG_2031.jpg", which say nothing. */
  name: string | null;
}

export interface ChosenPictures {
  /** The largest wide one; null if none is large enough. */
  top: ChosenPicture | null;
  gallery: ChosenPicture[];
  /** Files that were not used, each with the reason. */
  unused: string[];
}

function nameOf(file: string): string | null {
  const words = basename(file, extname(file))
    .replace(/[\d_()-]+/g, ' ')
    .trim();
  if (!/^[a-z][a-z ]{3,}$/i.test(words) || /^(img|dsc|image|photo|screenshot|whatsapp|pxl)\b/i.test(words))
    return null;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Chooses pictures for the home page from a folder, by their size as people see them (a phone turns pictures by a note in
 * the file).
 *
 * @throws `CommandError` if the folder cannot be read
 */
export async function choosePictures(folder: string): Promise<ChosenPictures> {
  const names = await readdir(folder).catch(() => {
    throw new CommandError(
      `The folder "${folder}" cannot be read. Give the folder of the dealer’s pictures.`,
    );
  });
  const files = names.filter((name) => !name.startsWith('.')).sort();
  const unused: string[] = [];
  const read: { file: string; width: number; height: number }[] = [];
  for (const file of files) {
    const size = READABLE.test(file)
      ? await sharp(join(folder, file))
          .metadata()
          .catch(() => null)
      : null;
    if (!size) unused.push(`${file}: not a JPEG, PNG, WebP or AVIF picture that can be read`);
    else read.push({ file, ...(size.autoOrient ?? size) });
  }
  const wide = read
    .filter(({ width, height }) => width >= LEAST_WIDTH && width / height >= LEAST_RATIO)
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  const [top, ...others] = wide;
  const chosen = others.slice(0, MOST_IN_GALLERY).toSorted((a, b) => a.file.localeCompare(b.file));
  const named = ({ file }: { file: string }): ChosenPicture => ({ file, name: nameOf(file) });
  return {
    top: top ? named(top) : null,
    // The section needs two.
    gallery: chosen.length < 2 ? [] : chosen.map(named),
    unused,
  };
}
