import type { LinkView } from '../../frame/page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { formatAud } from '../../lib/money.ts';
import { lowestPrice } from '../../stock/rules/price.ts';

export interface MakeCounts extends LinkView {
  count: number;
  /** "15 new", "12 demo", "22 used": conditions with at least one vehicle. */
  parts: { word: string; count: number }[];
  /** "New from $27,990", or "From $9,990" without new ones; null without prices. */
  from: string | null;
}

const PARTS = ['new', 'demo', 'used'] as const;

/** Null if the make has no search page. */
export function makeCounts(link: LinkView, { catalogue }: Pick<SiteContext, 'catalogue'>): MakeCounts | null {
  const cars = catalogue.byMake(link.label)?.cars;
  if (!cars) return null;
  const ofType = (type: (typeof PARTS)[number]) => cars.filter(({ car_type }) => car_type === type);
  const ofNew = lowestPrice(ofType('new'));
  const any = lowestPrice(cars);
  return {
    ...link,
    count: cars.length,
    parts: PARTS.map((word) => ({ word, count: ofType(word).length })).filter(({ count }) => count > 0),
    from: ofNew === null ? (any === null ? null : `From ${formatAud(any)}`) : `New from ${formatAud(ofNew)}`,
  };
}
