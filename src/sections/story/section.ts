import { type Quote, quoteOf } from '../../features/locations/quote.ts';
import { sectionPicture } from '../../frame/media/section-picture.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import type { Picture } from '../../ui/picture.ts';

export interface StoryView {
  form: 'beside' | 'behind';
  tone: 'page' | 'tint' | 'dark';
  title: string;
  text: string;
  picture: Picture | null;
  facts: { value: string; label: string }[];
  links: { label: string; link: string }[];
  quote: Quote | null;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    story: StoryView;
  }
}

export const section = defineSection(
  'story',
  (context, { title, picture, quote, ...settings }) =>
    title === null
      ? null
      : {
          ...settings,
          title,
          picture: sectionPicture(picture, context),
          quote: quoteOf(quote, context),
        },
  {
    'with figures': {
      title: 'Plug in yours. Or try ours.',
      text: 'Four kinds of charger stand in the yard. Ask how far a car goes in January.',
      facts: [
        { value: '4', label: 'kinds of charger to try' },
        { value: 'Overnight', label: 'the longest test drive' },
      ],
      tone: 'dark',
    },
  },
);
