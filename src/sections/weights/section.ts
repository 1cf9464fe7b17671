import { massBands } from '../../frame/search/mass-bands.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { bodyLinks } from '../../frame/stocked-bodies.ts';
import { formatAud, formatCount } from '../../lib/money.ts';
import { shownCount } from '../../lib/shown-count.ts';
import type { Car } from '../../stock/car.ts';
import { lowestPrice } from '../../stock/rules/price.ts';

export interface WeightBand {
  href: string;
  /** "4.5" */
  tonnes: string;
  kilograms: number;
  /** Figures of the band with their labels. */
  facts: { label: string; value: string }[];
}

export interface WeightsView {
  title: string;
  text: string;
  bands: WeightBand[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    weights: WeightsView;
  }
}

/** The one or two body types with the most vehicles: "Light trucks, utes". */
function mostly(context: SiteContext, cars: readonly Car[]): string {
  const counts = Map.groupBy(cars, ({ simple_body }) => simple_body);
  const names = bodyLinks(context)
    .map(({ label, value }) => ({ label, count: counts.get(value)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 2)
    .map(({ label }, at) => (at === 0 ? label : label.toLowerCase()));
  return names.join(', ');
}

export const section = defineSection(
  'weights',
  (context, { bands, ...words }) => {
    const { catalogue, config } = context;
    const shown = massBands(context, catalogue.all, bands).map(({ settings, cars, search }): WeightBand => {
      const { to, licence } = settings;
      const lowest = lowestPrice(cars);
      const facts = [
        { label: 'Licence', value: licence },
        { label: 'In stock', value: formatCount(shownCount(cars.length, config.search.stock_count_cap)) },
        { label: 'From', value: lowest === null ? '' : formatAud(lowest) },
        { label: 'Mostly', value: mostly(context, cars) },
      ];
      return {
        href: search.href,
        tonnes: String(Math.round(to / 100) / 10),
        kilograms: to,
        facts: facts.filter(({ value }) => value !== ''),
      };
    });
    return shown.length > 1 ? { ...words, bands: shown } : null;
  },
  {
    'with two bands': {
      title: 'Light or heavy',
      bands: [
        { to: 4_500, licence: 'Car' },
        { to: 26_000, licence: 'Heavy rigid' },
      ],
    },
  },
);
