import type { Car } from '../../stock/car.ts';
import { isSameMake, makeModel } from '../../stock/rules/make-model.ts';
import { purchasePrice } from '../../stock/rules/price.ts';
import type { SiteContext } from '../site-context.ts';

/** The search page of a model in stock, by its make and model: "Kia Tasman". */
export const modelInStock = ({ catalogue }: Pick<SiteContext, 'catalogue'>, name: string) =>
  catalogue.searches.find(
    ({ scope, cars }) => scope.kind === 'model' && cars.length > 0 && isSameMake(makeModel(scope), name),
  );

const FROM = { new: 'From', demo: 'Demo from', used: 'Used from' } as const;

/** The lowest price of a model. */
export interface ModelPrice {
  /** "$53,490" */
  text: string;
  /** AUD */
  amount: number;
  /** "From $53,490", "Used from $53,490" */
  from: string;
  /** "Drive away" */
  type: string | null;
  /** The vehicle that has it. */
  car: Car;
}

/** The lowest price of the new ones, or of all if none is new; null without prices. */
export function lowestPrice(
  { cardOf }: Pick<SiteContext, 'cardOf'>,
  cars: readonly Car[],
): ModelPrice | null {
  const fresh = cars.filter(({ car_type }) => car_type === 'new');
  const priced = (fresh.length > 0 ? fresh : cars).flatMap((car) => {
    const price = purchasePrice(cardOf(car).price);
    return price ? [{ car, price }] : [];
  });
  const [first, ...others] = priced;
  if (!first) return null;
  const { car, price } = others.reduce(
    (low, one) => (one.price.amount < low.price.amount ? one : low),
    first,
  );
  return {
    amount: price.amount,
    text: price.text,
    from: `${FROM[car.car_type]} ${price.text}`,
    type: price.type,
    car,
  };
}
