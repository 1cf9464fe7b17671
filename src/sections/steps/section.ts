import { type Quote, quoteOf } from '../../features/locations/quote.ts';
import { sectionPicture } from '../../frame/media/section-picture.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import type { Picture } from '../../ui/picture.ts';

export interface StepsView {
  form: 'pictures' | 'list';
  title: string;
  text: string;
  steps: { title: string; text: string; picture: Picture | null }[];
  quote: Quote | null;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    steps: StepsView;
  }
}

const EXAMPLE = [
  { title: 'Look', text: 'As long as you like. Nobody follows you around.' },
  { title: 'Drive', text: 'On the road that you drive every day.' },
  { title: 'Decide', text: 'At home, with the price in writing.' },
];

export const section = defineSection(
  'steps',
  (context, { form, title, text, steps, quote }) =>
    steps.length === 0
      ? null
      : {
          form,
          title,
          text,
          steps: steps.map((step) => ({ ...step, picture: sectionPicture(step.picture, context) })),
          quote: quoteOf(quote, context),
        },
  {
    'without pictures': { steps: EXAMPLE },
    'as a list': { form: 'list', title: 'Three steps', steps: EXAMPLE },
  },
);
