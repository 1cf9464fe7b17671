import { sectionPicture } from '../../frame/media/section-picture.ts';
import type { LinkView } from '../../frame/page.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import { formatCount } from '../../lib/money.ts';
import { purchasePrice } from '../../stock/rules/price.ts';
import type { Picture } from '../../ui/picture.ts';

export interface HallView {
  title: string;
  text: string;
  picture: Picture | null;
  rows: { href: string; name: string; about: string; price: string; priceType: string }[];
  all: LinkView;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    hall: HallView;
  }
}

/** Rows beside the picture, as high as it. */
const MOST = 6;

export const section = defineSection('hall', (context, { make, certified, title, text, picture }) => {
  const search = make === null ? undefined : context.catalogue.byMake(make);
  const priced = (search?.cars ?? []).flatMap((car) => {
    if (certified && !car.certified) return [];
    const card = context.cardOf(car);
    const price = purchasePrice(card.price);
    return price ? [{ card, price }] : [];
  });
  if (!search || make === null || priced.length === 0) return null;
  return {
    title: title ?? make,
    text,
    picture: sectionPicture(picture, context),
    rows: priced
      .toSorted((a, b) => b.price.amount - a.price.amount)
      .slice(0, MOST)
      .map(({ card: { href, title, facts, place }, price }) => {
        const known = facts.filter(({ name }) => name === 'km' || name === 'fuel');
        return {
          href,
          name: title,
          about: [...known.map(({ text }) => text), place].filter(Boolean).join(' · '),
          price: price.text,
          priceType: price.type,
        };
      }),
    all: { label: `All ${formatCount(search.cars.length)} ${make}`, href: search.path },
  };
});
