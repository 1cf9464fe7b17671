import type { Picture } from '../../ui/picture.ts';
import type { VideoView } from './video.ts';

/** A slide of the gallery. `number` counts the pictures from 1; the first picture is the film's poster. */
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

/** Four frames of a spin, for the gallery of a vehicle without pictures. Assumes frames of 16:10. */
export function stillsOf(frames: readonly string[], name: string): Picture[] {
  return [0, 1, 2, 3].flatMap((quarter) => {
    const src = frames[Math.round((quarter / 4) * frames.length)];
    return src ? [{ src, srcset: '', width: 960, height: 600, alt: `${name}, view ${quarter + 1}` }] : [];
  });
}
