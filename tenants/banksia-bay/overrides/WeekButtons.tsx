import { CardButtons } from '../../../src/kit/card-buttons-live.ts';
import type { CardView } from '../../../src/kit/views.ts';

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
