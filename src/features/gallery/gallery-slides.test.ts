import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Picture } from '../../ui/picture.ts';
import { gallerySlides, thumbnailOf, thumbnailsOf } from './gallery-slides.ts';
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

it('GAL-04 the film is the second slide, or the only one if there are no pictures', () => {
  fc.assert(
    fc.property(fc.nat(50), (count) => {
      const slides = gallerySlides(pictures(count), film);
      expect(slides).toHaveLength(count + 1);
      expect(slides.findIndex(({ kind }) => kind === 'film')).toBe(Math.min(count, 1));
    }),
  );
});

it('without a film the slides are the pictures in their order, numbered from 1', () => {
  const slides = gallerySlides(pictures(3), null);
  expect(slides.map((slide) => slide.kind === 'picture' && [slide.number, slide.picture.src])).toEqual([
    [1, '/0.avif'],
    [2, '/1.avif'],
    [3, '/2.avif'],
  ]);
});

it('a gallery has as many thumbnails as its form has room for, and the last one stands for all others', () => {
  const slides = gallerySlides(pictures(40), null);
  const { shown, others } = thumbnailsOf(slides, 'stage');
  expect([shown.length, others]).toEqual([8, 33]);
  expect(thumbnailsOf(slides, 'fade')).toMatchObject({ shown: { length: 4 }, others: 37 });
  expect(thumbnailsOf(slides.slice(0, 8), 'stage')).toMatchObject({ shown: { length: 8 }, others: 0 });
});

it('a thumbnail uses the narrowest picture that is at least 312 px wide, else the widest, else the picture itself', () => {
  const thumbnailFrom = (...widths: number[]) =>
    thumbnailOf({
      src: '/full.avif',
      srcset: widths.map((width) => `/${width}.avif ${width}w`).join(', '),
      width: 1280,
      height: 800,
      alt: '',
    });
  expect(thumbnailFrom(200, 400, 800)).toBe('/400.avif');
  expect(thumbnailFrom(311, 312, 800)).toBe('/312.avif');
  expect(thumbnailFrom(160, 200)).toBe('/200.avif');
  expect(thumbnailFrom()).toBe('/full.avif');
});
