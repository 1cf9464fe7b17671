import { sectionPicture } from '../../frame/media/section-picture.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import type { Picture } from '../../ui/picture.ts';

export interface GalleryView {
  title: string;
  text: string;
  pictures: { picture: Picture; caption: string }[];
  links: { label: string; link: string }[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    gallery: GalleryView;
  }
}

export const section = defineSection('gallery', (context, { pictures, ...words }) =>
  pictures.length === 0
    ? null
    : {
        ...words,
        pictures: pictures.flatMap(({ picture, caption }) => {
          const view = sectionPicture(picture, context);
          return view ? [{ picture: view, caption }] : [];
        }),
      },
);
