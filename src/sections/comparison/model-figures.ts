import type { SiteContext } from '../../frame/site-context.ts';
import { lowestPrice } from '../../frame/stock/model-in-stock.ts';
import { formatCount } from '../../lib/money.ts';
import type { Car } from '../../stock/car.ts';
import { factLabel, namedFacts } from '../../stock/rules/named-facts.ts';
import type { ModelFigure } from '../../tenant/schema/section-parts.ts';

const NUMBER = /^([\d,]+(?:\.\d+)?)( \D*)?$/;
/** More values than this are no figure of a model but a list. */
const MAX_VALUES = 3;

/** One text for all values of a fact: "5", "5 to 7", "1,900 to 2,000 kg", "2WD or 4WD"; null if there are too many. */
export function joinFacts(texts: readonly string[]): string | null {
  const different = [...new Set(texts)];
  const numbers = different.map((text) => NUMBER.exec(text));
  const units = new Set(numbers.map((match) => match?.[2] ?? ''));
  if (different.length > 1 && units.size === 1 && numbers.every((match) => match !== null)) {
    const sorted = numbers
      .map(([, amount = '']) => ({ amount, value: Number(amount.replaceAll(',', '')) }))
      .toSorted((a, b) => a.value - b.value);
    return `${sorted[0]?.amount} to ${sorted.at(-1)?.amount}${[...units].join('')}`;
  }
  return different.length === 0 || different.length > MAX_VALUES ? null : different.sort().join(' or ');
}

/** The words before a figure if the dealer gives none. */
export const figureLabel = (figure: ModelFigure): string =>
  figure === 'price' ? 'Price' : figure === 'stock' ? 'In stock' : factLabel(figure);

/** A figure of a model from its vehicles for sale; null if it is not known. */
export function modelFigure(
  figure: ModelFigure,
  cars: readonly Car[],
  context: Pick<SiteContext, 'cardOf'>,
): string | null {
  if (figure === 'stock') return cars.length === 0 ? 'None right now' : formatCount(cars.length);
  if (figure === 'price') {
    const price = lowestPrice(context, cars);
    return price && [price.from, price.type?.toLowerCase()].filter(Boolean).join(' ');
  }
  return joinFacts(
    cars.flatMap((car) => namedFacts(car, [figure]).map(({ text, figure: bare }) => bare ?? text)),
  );
}
