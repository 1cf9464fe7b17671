import type { SiteContext } from '../../frame/site-context.ts';
import { lowestPrice, modelInStock } from '../../frame/stock/model-in-stock.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { sizeOfName } from '../../ui/name-width.ts';

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
  const price = found ? lowestPrice(context, found.cars) : null;
  const which = price && [price.car.year, price.car.badge].filter(Boolean).join(' ');
  const count = shownCount(found?.cars.length ?? 0, context.config.search.stock_count_cap);
  return {
    name: model,
    size: sizeOfName(model),
    price: price && { text: price.text, note: [price.type, which].filter(Boolean).join(', ') },
    stock: found ? { href: found.path, label: `See ${count} in stock` } : null,
  };
}
