import { heroPicture } from '../../frame/media/hero-image.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import type { Picture } from '../../ui/picture.ts';

interface SlideView {
  name: string;
  text: string;
  href: string;
  /** Null for a slide of words alone. */
  picture: Picture | null;
  /** False if the picture says it all. */
  hasWords: boolean;
}

interface SlidesView {
  label: string;
  slides: SlideView[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    slides: SlidesView;
  }
}

/** Size of a slide, px (OFF-06). */
const SIZE = { width: 1920, height: 540 };

export const section = defineSection('slides', ({ site, config, findMedia }, { label }) => {
  if (site.slides.length === 0) return null;
  const slides = site.slides.map(({ name, description, url, image, hide_overlay }): SlideView => {
    const hasWords = !hide_overlay || !image;
    const picture = image
      ? { ...heroPicture({ src: image, ...SIZE }, config, findMedia), alt: hasWords ? '' : name }
      : null;
    return { name, text: description, href: url, picture, hasWords };
  });
  return { label, slides };
});
