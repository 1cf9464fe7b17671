import type { PriceView } from '../../../stock/views.ts';

function Amount({ price }: { price: PriceView }) {
  switch (price.kind) {
    case 'price':
      return (
        <>
          <span className="price">{price.text}</span>
          {price.was && (
            <>
              <span className="sr">was</span> <s>{price.was}</s>
            </>
          )}
          {(price.type || price.withTradeIn) && (
            <small>
              {price.type && price.withTradeIn ? `${price.type} ` : price.type}
              {price.withTradeIn && <span className="with">with trade in</span>}
            </small>
          )}
        </>
      );
    case 'subscription':
      return (
        <>
          <span className="price">{price.text}</span>
          <small>per {price.per}</small>
          {price.note && <small>{price.note}</small>}
        </>
      );
    case 'enquire':
    case 'preorder':
      return <span className="no-price">{price.text}</span>;
  }
}

/** The twin of Price.astro (CAR-28 to CAR-32). */
export function Price({ price }: { price: PriceView }) {
  return (
    <p className="money">
      <Amount price={price} />
    </p>
  );
}
