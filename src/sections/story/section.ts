import { type Quote, quoteOf } from '../../features/locations/quote.ts';
import { workshopsOf } from '../../frame/locations/workshops.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import { sectionPicture } from '../../frame/media/section-picture.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { Picture } from '../../ui/picture.ts';

export interface StoryView {
  form: 'beside' | 'behind';
  tone: 'page' | 'tint' | 'dark';
  title: string;
  text: string;
  picture: Picture | null;
  /** True for a vehicle on nothing. */
  cutOut: boolean;
  facts: { value: string; label: string }[];
  links: { label: string; link: string }[];
  quote: Quote | null;
  booking: Booking | null;
}

/** Fields that lead to the booking of a service. */
interface Booking {
  button: string;
  /** Page of the booking. */
  action: string;
  /** Yards with a workshop, by name. */
  workshops: { name: string; dealership: string }[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    story: StoryView;
  }
}

function bookingOf(
  button: string | null,
  { booking, pages }: SiteContext,
  yards: readonly Yard[],
): Booking | null {
  const workshops = yards
    .filter((yard) => workshopsOf([yard]).length > 0)
    .map(({ name, dealership }) => ({ name, dealership }));
  if (button === null || !booking || workshops.length === 0) return null;
  return { button, action: `${pages.addressOf('service')}#service-booking`, workshops };
}

export const section = defineSection(
  'story',
  (context, { title, picture, quote, cut_out: cutOut, booking, ...settings }, { yards }) =>
    title === null
      ? null
      : {
          ...settings,
          title,
          picture: sectionPicture(picture, context),
          quote: quoteOf(quote, context),
          cutOut,
          booking: bookingOf(booking, context, yards),
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
