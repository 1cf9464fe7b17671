import { type Quote, quoteOf } from '../../features/locations/quote.ts';
import { weekText } from '../../features/locations/week-text.ts';
import { serviceBanner } from '../../features/service/service-banner.ts';
import { sectionPicture } from '../../frame/media/section-picture.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import { formatAud } from '../../lib/money.ts';
import type { Phone } from '../../lib/phone.ts';
import type { Picture } from '../../ui/picture.ts';

export interface PricesView {
  tone: 'tint' | 'paper';
  title: string;
  text: string;
  picture: Picture | null;
  prices: { name: string; note: string; price: string; from: boolean; unit: string }[];
  after: string;
  quote: Quote | null;
  /** Form that books a service; null if shoppers cannot. */
  bookHref: string | null;
  phone: Phone | null;
  /** Opening days of the workshop; empty if they are unknown. */
  hours: string;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    prices: PricesView;
  }
}

const EXAMPLE = [
  { name: 'Minor service', note: 'With oil and filter', price: 249, from: true, unit: '' },
  { name: 'Tyres fitted and balanced', note: '', price: 45, from: false, unit: 'a wheel' },
];

export const section = defineSection(
  'prices',
  (context, { prices, picture, quote, ...words }, { yards }) => {
    if (prices.length === 0) return null;
    const workshop = yards
      .flatMap((yard) => context.locationOf(yard).departments)
      .find(({ type }) => type === 'service');
    return {
      ...words,
      picture: sectionPicture(picture, context),
      prices: prices.map((line) => ({ ...line, price: formatAud(line.price) })),
      quote: quoteOf(quote, context),
      bookHref: serviceBanner(context, yards)?.href ?? null,
      phone: workshop?.phone ?? null,
      hours: workshop ? weekText(workshop.hours) : '',
    };
  },
  { 'with prices': { prices: EXAMPLE } },
);
