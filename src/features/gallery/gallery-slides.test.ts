import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Picture } from '../../ui/picture.ts';
import { gallerySlides, thumbnailOf } from './gallery-slides.ts';
import type { VideoView } from './video.ts';

const film: VideoView = { kind: 'file', src: '/film.webm', title: 'Film' };
const pictures = (count: number): Picture[] =>
  Array.from({ length: count }, (_, i) => ({
    src: `/${i}.avif`,
    srcset: '',
    width: 16,
    height: 10,
    alt: '',
  }));

it('GAL-04 has the film as the second slide, or as the only one', () => {
  fc.assert(
    fc.property(fc.nat(50), (count) => {
      const slides = gallerySlides(pictures(count), film);
      expect(slides).toHaveLength(count + 1);
      expect(slides.findIndex(({ kind }) => kind === 'film')).toBe(Math.min(count, 1));
    }),
  );
});

it('has only the pictures in their order if there is no film', () => {
  const slides = gallerySlides(pictures(3), null);
  expect(slides.map((slide) => slide.kind === 'picture' && [slide.number, slide.picture.src])).toEqual([
    [1, '/0.avif'],
    [2, '/1.avif'],
    [3, '/2.avif'],
  ]);
});

it('thumbnails have the narrowest width that is sharp', () => {
  const of = (...widths: number[]) =>
    thumbnailOf({
      src: '/full.avif',
      srcset: widths.map((width) => `/${width}.avif ${width}w`).join(', '),
      width: 1280,
      height: 800,
      alt: '',
    });
  expect(of(200, 400, 800)).toBe('/400.avif');
  expect(of(160, 200)).toBe('/200.avif');
  expect(of()).toBe('/full.avif');
});
