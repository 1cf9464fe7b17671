import { formatAud } from '../../lib/money.ts';
import type { MarketPanel } from './market-panel.ts';

/** Texts of the gauge and the position of the price on it. */
export interface GaugeTexts {
  /** Position of the price: 0 is the lowest price, 1 the highest. */
  place: number;
  from: string;
  middle: string;
  to: string;
  sentence: string;
}

export function gaugeTexts({
  price,
  from,
  to,
  vehicles,
}: Pick<MarketPanel, 'price' | 'from' | 'to' | 'vehicles'>): GaugeTexts {
  const middle = (from + to) / 2;
  const under = Math.round(middle - price);
  const side = under > 0 ? 'below' : 'above';
  const compared = vehicles === null ? 'similar vehicles' : `our ${vehicles} similar vehicles`;
  return {
    place: to > from ? Math.min(1, Math.max(0, (price - from) / (to - from))) : 0.5,
    from: formatAud(from),
    middle: formatAud(middle),
    to: formatAud(to),
    sentence:
      under === 0
        ? `In the middle of the price range of ${compared}.`
        : `${formatAud(Math.abs(under))} ${side} the middle of the price range of ${compared}.`,
  };
}
