import { use } from 'react';
import type { CardView } from '../../../stock/views.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Repayment } from '../../finance/Repayment.tsx';
import { CardPicture } from './CardPicture.tsx';
import { CompareToggle } from './CompareToggle.tsx';
import { CardKitContext } from './card-kit.ts';
import { Heart } from './Heart.tsx';
import { NoPicture } from './NoPicture.tsx';
import { Price } from './Price.tsx';

interface Props {
  card: CardView;
  sizes: string;
  /** In the first screen: its picture is fetched at once. */
  first?: boolean;
}

/** The twin of Card.astro, for lists and carousels alike (CAR-01 to CAR-32). */
export function CarCard({ card, sizes, first = false }: Props) {
  const { dealerKind, favourites, compare, Buttons, Badge } = use(CardKitContext);
  const { band, tag } = card;
  // The band says what a sold or reserved tag would say: never both.
  const inBand = band !== null && (tag?.kind === 'sold' || tag?.kind === 'reserved');
  return (
    <article className={card.available ? 'card' : 'card gone'} data-make={card.make} data-model={card.model}>
      <div className="pic">
        {card.picture ? (
          <CardPicture picture={card.picture} sizes={sizes} first={first} />
        ) : (
          <NoPicture kind={dealerKind} />
        )}
        {tag && !inBand && <Badge tag={tag} />}
        {band && (
          <p className="band">
            <b>{inBand ? tag?.text : band.label}</b>
            {band.reason && <span>{band.reason}</span>}
          </p>
        )}
      </div>
      {favourites && <Heart card={card} />}
      <h3>
        <a href={card.href}>{card.title}</a>
      </h3>
      {card.variant && <p className="variant">{card.variant}</p>}
      {card.facts.length > 0 && (
        <ul className="facts">
          {card.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <Price price={card.price} />
      {card.repayment && <Repayment repayment={card.repayment} />}
      <div className="foot">
        {card.place && (
          <span>
            <Icon name="pin" />
            {card.place}
          </span>
        )}
        {card.belowMarket && (
          <span className="deal">
            <Icon name="deal" />
            Below market
          </span>
        )}
        {compare && <CompareToggle card={card} />}
      </div>
      <Buttons card={card} />
    </article>
  );
}
