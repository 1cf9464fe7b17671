import type { SiteContext } from '../../frame/site-context.ts';
import { shownCount } from '../../lib/shown-count.ts';
import type { Car } from '../../stock/car.ts';
import { isSameMake, makeModel } from '../../stock/rules/make-model.ts';
import { purchasePrice } from '../../stock/rules/price.ts';
import { sizeOfName } from './name-width.ts';

/** A model whose name is the heading. */
export interface HeroModel {
  /** "Tasman" */
  name: string;
  /** See `sizeOfName`. */
  size: number;
  /** Null if none is in stock, or none has a price. */
  price: { text: string; note: string } | null;
  /** The search of the model; null if none is in stock. */
  stock: { href: string; label: string } | null;
}

type Context = Pick<SiteContext, 'catalogue' | 'config' | 'cardOf'>;

/** The search page of a model in stock, by its make and model: "Kia Tasman". */
export const modelInStock = ({ catalogue }: Pick<Context, 'catalogue'>, name: string) =>
  catalogue.searches.find(
    ({ scope, cars }) => scope.kind === 'model' && cars.length > 0 && isSameMake(makeModel(scope), name),
  );

/** The lowest price of the new ones, or of all if none is new: "Drive away, 2026 S". */
function lowestPrice({ cardOf }: Context, cars: readonly Car[]): HeroModel['price'] {
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
  const which = [car.year, car.badge].filter(Boolean).join(' ');
  return { text: price.text, note: [price.type, which].filter(Boolean).join(', ') };
}

/**
 * A model by name, its price and its number in stock.
 *
 * @param name make and model
 * @param makes the dealer's makes, by which the model's name is told from the make's
 */
export function heroModel(context: Context, name: string, makes: readonly string[]): HeroModel {
  const found = modelInStock(context, name);
  const make = makes.find((one) => name.toLowerCase().startsWith(`${one.toLowerCase()} `));
  const model = found?.scope.kind === 'model' ? found.scope.model : name.slice(make ? make.length + 1 : 0);
  const count = shownCount(found?.cars.length ?? 0, context.config.search.stock_count_cap);
  return {
    name: model,
    size: sizeOfName(model),
    price: found ? lowestPrice(context, found.cars) : null,
    stock: found ? { href: found.path, label: `See ${count} in stock` } : null,
  };
}
