import { readFile } from 'node:fs/promises';
import { decodeHTMLAttribute } from 'entities/decode';
import sharp from 'sharp';
import { decodeEscapes } from '../lib/decode-escapes.ts';
import { findPictureFile } from '../tenant/checks/media.ts';
import type { ContentDocument } from '../tenant/tenant.ts';

/** px. Drawings without a width of their own fill the column, so this only has to be wider than any column. */
const DRAWING_WIDTH = 2_000;

const IMAGE = /<img\b[^>]*>/g;

/** A picture of a content page that cannot be read. */
export interface UnreadablePicture {
  /** Slug of the page. */
  slug: string;
  /** Without percent escapes. */
  address: string;
}

/** Width and height in px, as browsers show the picture; null if the file cannot be read as a picture. */
async function sizeOf(file: string): Promise<{ width: number; height: number } | null> {
  const metadata = await sharp(file)
    .metadata()
    .catch(() => null);
  if (!metadata) return null;
  const { width, height } = metadata.autoOrient;
  // A width in percent, too, is that of the column.
  if (metadata.format !== 'svg' || /<svg\b[^>]*\swidth=["'][^"'%]+["']/.test(await readFile(file, 'utf8')))
    return { width, height };
  return { width: DRAWING_WIDTH, height: Math.round((DRAWING_WIDTH / width) * height) };
}

/**
 * Adds width and height to the site's own pictures on content pages, so that the text below does not move when they
 * load. Sizes that a page gives itself stay.
 *
 * @param folders `root`: the project's folder; `folder`: the tenant's folder
 */
export async function sizeContentPictures(
  content: readonly ContentDocument[],
  { root, folder }: { root: string; folder: string },
): Promise<{ content: ContentDocument[]; unreadable: UnreadablePicture[] }> {
  const unreadable: UnreadablePicture[] = [];
  const sized = async (image: string, slug: string): Promise<string> => {
    const address = decodeHTMLAttribute(/\ssrc="(\/[^"]*)"/.exec(image)?.[1] ?? '');
    if (address === '' || /\s(?:width|height)="/.test(image)) return image;
    const file = findPictureFile(address, { folder, projectRoot: root });
    // Missing pictures are reported with those of other pages.
    if (file === null) return image;
    const size = await sizeOf(file);
    if (size)
      return image.replace(/ src="[^"]*"/, (src) => `${src} width="${size.width}" height="${size.height}"`);
    unreadable.push({ slug, address: decodeEscapes(address) ?? address });
    return image;
  };
  const documents = content.map(async (document) => {
    const images = new Set(document.html.match(IMAGE));
    const entries = [...images].map(async (image) => [image, await sized(image, document.slug)] as const);
    const replacements = new Map(await Promise.all(entries));
    return { ...document, html: document.html.replace(IMAGE, (image) => replacements.get(image) ?? image) };
  });
  return { content: await Promise.all(documents), unreadable };
}
