import { type Quote, quoteOf } from '../../features/locations/quote.ts';
import { sectionPicture } from '../../frame/media/section-picture.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import type { Picture } from '../../ui/picture.ts';

export interface PlateView {
  title: string;
  text: string;
  picture: Picture | null;
  button: string;
  hint: string;
  quote: Quote | null;
  /** Page of the valuation. */
  action: string;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    plate: PlateView;
  }
}

export const section = defineSection(
  'plate',
  (context, { picture, quote, ...words }) => {
    const action = context.pages.linkTo('trade-in');
    if (action === null) return null;
    return {
      ...words,
      picture: sectionPicture(picture, context),
      quote: quoteOf(quote, context),
      action,
    };
  },
  {
    'with words of its own': { title: 'Sell or swap', button: 'Get my price', hint: 'Plate without spaces' },
  },
);
