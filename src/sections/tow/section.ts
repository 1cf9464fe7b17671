import { type Quote, quoteOf } from '../../features/locations/quote.ts';
import { sectionPicture } from '../../frame/media/section-picture.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import type { Picture } from '../../ui/picture.ts';
import { type TowScale, towedMass, towScale } from './tow-dots.ts';

export interface TowView {
  title: string;
  text: string;
  picture: Picture | null;
  /** kg, ascending. */
  ratings: number[];
  scale: TowScale;
  /** Word for the vehicles, "vans". */
  vehicles: string;
  quote: Quote | null;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    tow: TowView;
  }
}

/** With fewer vans, a list says as much. */
const FEWEST = 10;

export const section = defineSection(
  'tow',
  (context, { picture, ratings, quote, ...words }) => {
    const masses = context.stock.onSale.flatMap((car) => towedMass(car) ?? []);
    if (masses.length < FEWEST) return null;
    const ascending = ratings.toSorted((a, b) => a - b);
    return {
      ...words,
      picture: sectionPicture(picture, context),
      ratings: ascending,
      scale: towScale(masses, ascending),
      vehicles: context.config.wording.vehicles,
      quote: quoteOf(quote, context),
    };
  },
  {
    'with words of its own': { title: 'Too heavy is the wrong van', text: 'Bring your car. We weigh both.' },
  },
);
