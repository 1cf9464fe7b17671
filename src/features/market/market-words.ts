import { formatAud } from '../../lib/money.ts';
import type { MarketPanel } from './market-panel.ts';

/** Where the price stands on the curve, and the words to it. */
export interface MarketWords {
  /** 0 the cheapest, 1 the dearest. */
  place: number;
  from: string;
  middle: string;
  to: string;
  sentence: string;
}

export function marketWords({ price, from, to }: Pick<MarketPanel, 'price' | 'from' | 'to'>): MarketWords {
  const middle = (from + to) / 2;
  const under = Math.round(middle - price);
  const side = under > 0 ? 'under' : 'over';
  return {
    place: to > from ? Math.min(1, Math.max(0, (price - from) / (to - from))) : 0.5,
    from: formatAud(from),
    middle: formatAud(middle),
    to: formatAud(to),
    sentence:
      under === 0
        ? 'In the middle of what vehicles like this one are offered for.'
        : `${formatAud(Math.abs(under))} ${side} the middle of what vehicles like this one are offered for.`,
  };
}
