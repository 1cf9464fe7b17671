import type { LinkView } from '../../frame/page.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { bodyLinks } from '../../frame/stocked-bodies.ts';
import { makeLinks } from '../../frame/stocked-makes.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { CONDITION_ORDER, conditionLabel } from '../../stock/rules/labels.ts';

export interface FinderView {
  /** Number of vehicles in stock, capped. */
  count: number;
  conditions: LinkView[];
  makes: LinkView[];
  bodies: LinkView[];
  prices: number[];
  action: string;
  /** Largest count shown for more than 1999 vehicles (SRC-41); null if there is no limit. */
  cap: number | null;
  /** Search paths of makes whose name cannot be turned into a slug in the browser, such as names in other scripts. */
  makePaths: Record<string, string>;
}

function conditionLinks({ catalogue }: SiteContext): LinkView[] {
  return CONDITION_ORDER.flatMap((type): LinkView[] => {
    const search = catalogue.byType(type);
    if (!search || search.cars.length === 0) return [];
    return [{ label: conditionLabel(type), href: search.path, count: search.cars.length, value: type }];
  });
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    finder: FinderView;
  }
}

export const section = defineSection('finder', (context) => {
  const { catalogue, config, searchHref, searchPaths } = context;
  const cap = config.search.stock_count_cap;
  /** Caps counts as in the search (SRC-41). */
  const capped = (link: LinkView): LinkView =>
    link.count === undefined ? link : { ...link, count: shownCount(link.count, cap) };
  return {
    count: shownCount(catalogue.all.length, cap),
    conditions: conditionLinks(context).map(capped),
    makes: makeLinks(context).map(capped),
    bodies: bodyLinks(context).map(capped),
    prices: config.search.price_picks,
    action: searchHref,
    cap,
    makePaths: searchPaths.unusual(),
  };
});
