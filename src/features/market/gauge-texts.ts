import { formatAud } from '../../lib/money.ts';
import type { MarketPanel } from './market-panel.ts';

/** Texts of the gauge and the position of the price on it. */
export interface GaugeTexts {
  /** Position of the price in the range: 0 at its lower end, 1 at its upper end. */
  position: number;
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
  const belowMiddle = Math.round(middle - price);
  const side = belowMiddle > 0 ? 'below' : 'above';
  const compared = vehicles === null ? 'similar vehicles' : `our ${vehicles} similar vehicles`;
  return {
    position: to > from ? Math.min(1, Math.max(0, (price - from) / (to - from))) : 0.5,
    from: formatAud(from),
    middle: formatAud(middle),
    to: formatAud(to),
    sentence:
      belowMiddle === 0
        ? `In the middle of the price range of ${compared}.`
        : `${formatAud(Math.abs(belowMiddle))} ${side} the middle of the price range of ${compared}.`,
  };
}
