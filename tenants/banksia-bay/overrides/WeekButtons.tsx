import { CardButtons } from '../../../src/features/card/live/CardButtons.tsx';
import type { CardView } from '../../../src/stock/views.ts';

/** The twin of WeekButtons.astro, for cards drawn in the browser. */
export function WeekButtons({ card }: { card: CardView }) {
  return (
    <div className="weekly">
      <CardButtons card={card} />
      {card.available && card.price.kind === 'subscription' && (
        <a href={card.href} aria-label={`Or buy it outright, ${card.title}`}>
          Or buy it outright
        </a>
      )}
    </div>
  );
}
