import type { Picture } from '../../ui/picture.ts';
import type { VideoView } from './video.ts';

/** A slide of the gallery. `number`: which picture it is, from 1; a film's poster is the picture before it. */
export type GallerySlide =
  | { kind: 'picture'; picture: Picture; number: number }
  | { kind: 'film'; film: VideoView; poster: Picture | null };

/** The pictures in their order with the film as the second slide, or the only one (GAL-04). */
export function gallerySlides(pictures: readonly Picture[], film: VideoView | null): GallerySlide[] {
  const slides: GallerySlide[] = pictures.map((picture, index) => ({
    kind: 'picture',
    picture,
    number: index + 1,
  }));
  if (film) slides.splice(1, 0, { kind: 'film', film, poster: pictures[0] ?? null });
  return slides;
}

/** Quarter turns of a spin: the pictures of a vehicle that has no others. Frames are taken as 16:10. */
export function stillsOf(frames: readonly string[], name: string): Picture[] {
  return [0, 1, 2, 3].flatMap((quarter) => {
    const src = frames[Math.round((quarter / 4) * frames.length)];
    return src ? [{ src, srcset: '', width: 960, height: 600, alt: `${name}, view ${quarter + 1}` }] : [];
  });
}
