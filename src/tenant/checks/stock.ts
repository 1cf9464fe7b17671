import type { StockFile } from '../../stock/stock-file.ts';
import { allowedNames, didYouMean } from '../did-you-mean.ts';
import type { Problem } from '../problem.ts';
import type { Draft } from '../source/draft.ts';
import { textsOf } from './locations.ts';

/** Line of each vehicle, by id, in a JSON Lines file. */
function linesById(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    const id = /"id"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(line)?.[1];
    if (id !== undefined && !lines.has(id)) lines.set(id, index + 1);
  }
  return lines;
}

/**
 * Reports vehicles that cannot be read, belong to no dealership of the site, or are new but of a make that
 * the site does not sell.
 *
 * @param draft null if the configuration cannot be read: only the stock itself is checked
 */
export function checkStock(draft: Draft | null, file: string, text: string, stock: StockFile): Problem[] {
  const lines = linesById(text);
  const at = (line: number, path: string, severity: Problem['severity'], message: string): Problem => ({
    severity,
    file,
    line,
    column: 1,
    path,
    message,
  });
  const unread = stock.problems.map(({ line, field, value, reason }) => {
    const what = field === 'line' || field === 'vehicle' ? `This ${field}` : `"${field}" of this vehicle`;
    const found = value === null || value === '' ? '' : ` Found "${value}".`;
    return at(line, field, 'error', `${what} ${reason}.${found} The vehicle is left out.`);
  });
  if (draft === null) return unread;
  const dealerships = textsOf(draft, 'dealerships', 'slug');
  const makes = textsOf(draft, 'manufacturers', 'name');
  const sold = new Set(makes.map((name) => name.toLowerCase()));
  const mismatched = stock.cars.flatMap((car) => {
    const line = lines.get(car.id) ?? 1;
    const slug = car.dealership_slug;
    const knownDealership = slug === null || dealerships.includes(slug);
    const knownMake = car.car_type !== 'new' || !sold.size || sold.has(car.make.toLowerCase());
    return [
      ...(knownDealership
        ? []
        : [
            at(
              line,
              'dealership_slug',
              'error',
              `"${car.name}" belongs to the dealership "${slug}", which this site does not have. ${allowedNames(dealerships, 'dealerships')}${didYouMean(slug, dealerships)}`,
            ),
          ]),
      ...(knownMake
        ? []
        : [
            at(
              line,
              'make',
              'warning',
              `"${car.name}" is new, but ${car.make} is not among the site's manufacturers.${didYouMean(car.make, makes)}`,
            ),
          ]),
    ];
  });
  return [...unread, ...mismatched];
}
