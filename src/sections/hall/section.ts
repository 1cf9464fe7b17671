import { sectionPicture } from '../../frame/media/section-picture.ts';
import type { LinkView } from '../../frame/page.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import { formatAud, formatCount } from '../../lib/money.ts';
import { priceForSearch } from '../../stock/rules/price.ts';
import type { Picture } from '../../ui/picture.ts';

export interface HallView {
  title: string;
  text: string;
  picture: Picture | null;
  rows: { href: string; name: string; about: string; price: string }[];
  all: LinkView;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    hall: HallView;
  }
}

/** Rows beside the picture, as high as it. */
const MOST = 6;

export const section = defineSection('hall', (context, { make, title, text, picture }) => {
  const search = make === null ? undefined : context.catalogue.byMake(make);
  const priced = (search?.cars ?? []).filter((car) => priceForSearch(car) > 0);
  if (!search || make === null || priced.length === 0) return null;
  return {
    title: title ?? make,
    text,
    picture: sectionPicture(picture, context),
    rows: priced
      .toSorted((a, b) => priceForSearch(b) - priceForSearch(a))
      .slice(0, MOST)
      .map((car) => {
        const { href, title, facts, place } = context.cardOf(car);
        const known = facts.filter(({ name }) => name === 'km' || name === 'fuel');
        return {
          href,
          name: title,
          about: [...known.map(({ text }) => text), place].filter(Boolean).join(' · '),
          price: formatAud(priceForSearch(car)),
        };
      }),
    all: { label: `All ${formatCount(search.cars.length)} ${make}`, href: search.path },
  };
});
