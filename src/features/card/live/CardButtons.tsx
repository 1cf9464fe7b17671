import type { CardView } from '../../../stock/views.ts';

/** The twin of CardButtons.astro (CAR-06 to CAR-09, ERR-22). */
export function CardButtons({ card }: { card: CardView }) {
  if (card.buttons.length === 0) return null;
  return (
    <div className="acts">
      {card.buttons.map(({ kind, label, href }) => (
        <a
          key={kind}
          className={`btn small ${kind}${kind === 'reserve' || kind === 'similar' ? ' wide' : ''}`}
          href={href}
          aria-label={`${label}, ${card.title}`}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
