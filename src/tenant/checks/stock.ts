import { readFile } from 'node:fs/promises';
import { counted } from '../../lib/plural.ts';
import type { Car } from '../../stock/car.ts';
import type { StockFile } from '../../stock/stock-file.ts';
import { allowedNames, didYouMean } from '../did-you-mean.ts';
import { type LocationNames, unknownYardFinder } from '../find-location.ts';
import type { Problem } from '../problem.ts';
import type { Site } from '../schema/site.ts';
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

function at(
  file: string,
  line: number,
  path: string,
  severity: Problem['severity'],
  message: string,
): Problem {
  return { severity, file, line, column: 1, path, message };
}

/** Reports each line of the stock that cannot be read. */
export const unreadVehicles = (file: string, stock: Pick<StockFile, 'problems'>): Problem[] =>
  stock.problems.map(({ line, field, value, reason }) => {
    const what = field === 'line' || field === 'vehicle' ? `This ${field}` : `"${field}" of this vehicle`;
    const found = value === null || value === '' ? '' : ` Found "${value}".`;
    return at(file, line, field, 'error', `${what} ${reason}.${found}`);
  });

/** Names that vehicles are compared with. */
interface SiteNames {
  /** Slugs of the dealerships. */
  dealerships: readonly string[];
  /** Names of the manufacturers whose new vehicles the site sells; empty if it sells those of any. */
  makes: readonly string[];
  locations: readonly LocationNames[];
}

export const namesOfDraft = (draft: Draft): SiteNames => ({
  dealerships: textsOf(draft, 'dealerships', 'slug'),
  makes: textsOf(draft, 'manufacturers', 'name'),
  locations: draft.entries('locations').map(({ value }) => value),
});

export const namesOfSite = ({ dealerships, manufacturers, locations }: Site): SiteNames => ({
  dealerships: dealerships.map(({ slug }) => slug),
  makes: manufacturers.map(({ name }) => name),
  locations,
});

const namesOf = (cars: readonly Car[], verb: string): string =>
  cars.length === 1
    ? `"${cars[0]?.name}" ${verb}s`
    : `"${cars[0]?.name}" and ${counted(cars.length - 1, 'other vehicle')} ${verb}`;

/**
 * Warns about vehicles that belong to no dealership of the site, once for each unknown dealership, the same for yards,
 * and about new ones of a make that the site does not sell. They come and go with the feed, so they never stop a build.
 */
export async function checkStockNames(
  { dealerships, makes, locations }: SiteNames,
  file: string,
  all: readonly Car[],
): Promise<Problem[]> {
  // A vehicle that is no longer in the feed may name a yard that the dealer has closed since.
  const cars = all.filter(({ gone_at }) => gone_at === null);
  const known = new Set(dealerships);
  const sold = new Set(makes.map((name) => name.toLowerCase()));
  const lost = cars.filter(({ dealership_slug: slug }) => slug !== null && !known.has(slug));
  const strange = cars.filter(
    ({ car_type, make }) => car_type === 'new' && sold.size > 0 && !sold.has(make.toLowerCase()),
  );
  const byYard = Map.groupBy(cars, unknownYardFinder(locations));
  byYard.delete(null);
  if (lost.length === 0 && byYard.size === 0 && strange.length === 0) return [];
  const lines = linesById(await readFile(file, 'utf8'));
  const warningAt = (car: Car | undefined, path: string, message: string): Problem =>
    at(file, lines.get(car?.id ?? '') ?? 1, path, 'warning', message);
  const yards = locations.map(({ name }) => name);
  const bySlug = Map.groupBy(lost, ({ dealership_slug }) => dealership_slug ?? '');
  return [
    ...[...bySlug].map(([slug, those]) =>
      warningAt(
        those[0],
        'dealership_slug',
        `${namesOf(those, 'belong')} to the dealership "${slug}", which this site does not have. ${allowedNames(dealerships, 'dealerships')}${didYouMean(slug, dealerships)}`,
      ),
    ),
    ...[...byYard].map(([name, those]) =>
      warningAt(
        those[0],
        'location',
        `${namesOf(those, 'stand')} in the yard "${name}", which this site does not have. Pages do not say where, and enquiries go to the main address, unless the dealership has only one yard. ${allowedNames(yards, 'locations')}${didYouMean(name ?? '', yards)}`,
      ),
    ),
    ...strange.map((car) =>
      warningAt(
        car,
        'make',
        `"${car.name}" is new, but ${car.make} is not among the site's manufacturers.${didYouMean(car.make, makes)}`,
      ),
    ),
  ];
}
