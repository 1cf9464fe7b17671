import type { Look } from '../../frame/look.ts';
import type { Picture } from '../../ui/picture.ts';
import type { VideoView } from './video.ts';

/** A slide of the gallery. `number` counts the pictures from 1, without the film. */
export type GallerySlide =
  | { kind: 'picture'; picture: Picture; number: number }
  | { kind: 'film'; film: VideoView; poster: Picture | null };

/** Returns the pictures in their order, with the film as the second or only slide (GAL-04). */
export function gallerySlides(pictures: readonly Picture[], film: VideoView | null): GallerySlide[] {
  const slides: GallerySlide[] = pictures.map((picture, index) => ({
    kind: 'picture',
    picture,
    number: index + 1,
  }));
  if (film) slides.splice(1, 0, { kind: 'film', film, poster: pictures[0] ?? null });
  return slides;
}

/** Number of thumbnails in each form of the gallery. */
const MOST_THUMBS = new Map<Look['gallery'], number>([
  ['stage', 8],
  ['name', 7],
  ['sheet', 6],
  ['fade', 4],
  ['frame', 6],
]);

/**
 * The slides with a thumbnail in a form of the gallery. If there are too many, the last thumbnail stands for itself and
 * all after it, and fullscreen has them all.
 *
 * @returns the slides, and the number of pictures and films that the last one stands for; 0 if each has its own
 */
export function thumbnailsOf(
  slides: readonly GallerySlide[],
  form: Look['gallery'],
): { shown: readonly GallerySlide[]; others: number } {
  const most = MOST_THUMBS.get(form) ?? slides.length;
  return { shown: slides.slice(0, most), others: slides.length > most ? slides.length - most + 1 : 0 };
}

/** px: thumbnails are up to 156 CSS px wide, and screens with two pixels per CSS px need twice that. */
const THUMB_WIDTH = 312;

/** Address of the narrowest candidate in `srcset` that is sharp as a thumbnail, else of the widest, else `src`. */
export function thumbnailOf({ src, srcset }: Picture): string {
  const widths = srcset.split(', ').flatMap((candidate) => {
    const [url, width = ''] = candidate.split(' ');
    return url ? [{ url, width: Number.parseInt(width, 10) }] : [];
  });
  return (widths.find(({ width }) => width >= THUMB_WIDTH) ?? widths.at(-1))?.url ?? src;
}

/**
 * Four views of a spin, a quarter turn apart, for the gallery of a vehicle without pictures. Assumes frames of 16:10.
 */
export function picturesOfSpin(frames: readonly string[], name: string): Picture[] {
  return [0, 1, 2, 3].flatMap((quarter) => {
    const src = frames[Math.round((quarter / 4) * frames.length)];
    return src ? [{ src, srcset: '', width: 960, height: 600, alt: `${name}, view ${quarter + 1}` }] : [];
  });
}
