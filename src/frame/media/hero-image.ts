import { ownSrcset } from '../../lib/own-picture.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Site } from '../../tenant/schema/site.ts';

export interface HeroPicture {
  src: string;
  srcset: string;
  width: number;
  height: number;
}

/** Published address of a picture; null if it does not exist. */
type FindMedia = (path: string) => string | null;

/** A file name that ends with its width in px: "stage-1280.avif". */
const WITH_WIDTH = /-(\d+)(\.[a-z0-9]+)$/i;

/**
 * The `srcset` of a picture: its own width and those of `widths` for which a file exists beside it ("stage-800.avif"
 * beside "stage-1280.avif"), or those in which the build makes a picture of the dealer's own. Empty if it has only one
 * width.
 */
export function srcsetOf(src: string, widths: readonly number[], findMedia: FindMedia): string {
  const own = ownSrcset(src);
  if (own !== null) return own;
  const ownWidth = Number(WITH_WIDTH.exec(src)?.[1] ?? Number.NaN);
  if (Number.isNaN(ownWidth)) return '';
  const sizes = [...new Set([...widths, ownWidth])]
    .sort((a, b) => a - b)
    .map((size) => ({ size, path: src.replace(WITH_WIDTH, `-${size}$2`) }))
    .filter(({ size, path }) => size === ownWidth || findMedia(path) !== null);
  return sizes.length > 1 ? sizes.map(({ size, path }) => `${path} ${size}w`).join(', ') : '';
}

/** A picture at the top of a page, in its widths. */
export function heroPicture(
  { src, width, height }: Omit<HeroPicture, 'srcset'>,
  { images }: Pick<Config, 'images'>,
  findMedia: FindMedia,
): HeroPicture {
  return { src, srcset: srcsetOf(src, images.widths, findMedia), width, height };
}

/** The home page's main picture. */
export const heroImage = ({ home }: Site, config: Config, findMedia: FindMedia): HeroPicture | null =>
  home.hero_image ? heroPicture(home.hero_image, config, findMedia) : null;
