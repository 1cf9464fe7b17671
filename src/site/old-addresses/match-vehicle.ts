import { slugify } from '../../lib/slug.ts';
import type { Car } from '../../stock/car.ts';
import { defaultSearchPath } from '../../stock/rules/search-path.ts';
import type { PageContext } from '../page-context.ts';
import { type Match, redirectTo } from './match.ts';
import { type ReadPath, withoutRun } from './read-path.ts';
import { isFiller, type MakeWords, type SiteWords } from './site-words.ts';

const YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/;
const VIN = /^(?=.*\d)(?=.*[a-z])[a-hj-npr-z0-9]{17}$/;
/** Shorter stock numbers, and plain numbers below this length, also occur as years, postcodes and page numbers. */
const MIN_STOCK_NUMBER = 4;
const MIN_DIGITS = 5;
/** Stock numbers such as "U-12-345" have up to this many words. */
const MAX_RUN = 3;
/** Texts of a vehicle that its old address may repeat are names, not descriptions. */
const MAX_NAME = 120;

const joined = (text: string): string => slugify(text).replaceAll('-', '');

/** Every word by which an address may describe the vehicle. */
function wordsOfCar(car: Car): Set<string> {
  const texts = Object.values(car).filter(
    (value) => typeof value === 'number' || (typeof value === 'string' && value.length <= MAX_NAME),
  );
  return new Set(texts.flatMap((value) => slugify(String(value)).split('-')));
}

/** The searches of a make and model that exist, those with vehicles first, and at last that of all stock. */
export function searchesOf(context: PageContext, make: MakeWords, model?: { path: string }): string[] {
  const stocked = new Set(
    context.catalogue.searches.flatMap(({ path, cars }) => (cars.length > 0 ? [path] : [])),
  );
  const paths = [...(model ? [model.path] : []), make.path].filter(context.pages.has);
  const all = defaultSearchPath(context.config.search.base);
  return [...paths.filter((path) => stocked.has(path)), ...(context.pages.has(all) ? [all] : [])];
}

/** Finds the vehicle of an address by its VIN or stock number, or by year, make and model. */
export function vehicleMatcher(context: PageContext, { makes, places }: SiteWords) {
  const { stock } = context;
  const forSale = [...stock.onSale, ...stock.stale];
  const known = [...new Set([...forSale, ...stock.withPage, ...stock.gone])];
  const isForSale = new Set(forSale);
  const byVin = new Map(known.flatMap((car) => (car.vin ? [[joined(car.vin), car] as const] : [])));
  const byStockNumber = Map.groupBy(
    known.filter(({ stocknum }) => stocknum),
    ({ stocknum }) => joined(stocknum ?? ''),
  );
  const bySlug = new Map(known.map((car) => [slugify(car.slug), car]));

  const toCar = (car: Car): Match => {
    const words = makes.find(({ make }) => make === car.make);
    const model = words?.models.find((one) => one.model === car.model);
    const searches = words ? searchesOf(context, words, model) : [context.nearestSearch(car)];
    if (isForSale.has(car)) return redirectTo('vehicle', car.path, searches);
    const nearest = context.nearestSearch(car);
    return redirectTo('sold', nearest, searches);
  };

  function byNumber({ segments, words }: ReadPath, isListing: boolean): Car | null {
    for (const word of words) {
      const car = VIN.test(word) ? byVin.get(word) : undefined;
      if (car) return car;
    }
    const found = new Set<Car>();
    for (const segment of segments) {
      const parts = segment.split('-');
      for (let start = 0; start < parts.length; start += 1)
        for (let length = 1; length <= MAX_RUN && start + length <= parts.length; length += 1) {
          const number = parts.slice(start, start + length).join('');
          const isPlain = /^\d+$/.test(number);
          const isLong = number.length >= (isPlain ? MIN_DIGITS : MIN_STOCK_NUMBER);
          const others = byStockNumber.get(number) ?? [];
          const [car] = others;
          if (!car || others.length > 1 || !isLong || !/\d/.test(number)) continue;
          // A plain number may count anything, unless the address is about vehicles.
          if (!isPlain || isListing || words.includes(slugify(car.make).split('-')[0] ?? '')) found.add(car);
        }
    }
    const [only = null] = found;
    return found.size === 1 ? only : null;
  }

  /** @param isListing true if the address is in a list of vehicles */
  return (path: ReadPath, isListing: boolean): Match | null => {
    const { words, segments } = path;
    const ofSlug = bySlug.get(segments.at(-1) ?? '');
    const numbered = ofSlug ?? byNumber(path, isListing);
    if (numbered) return toCar(numbered);
    const year = words.find((word) => YEAR.test(word));
    if (year === undefined) return null;
    const make = makes.find((one) => withoutRun(words, one.words));
    const rest = make && withoutRun(words, make.words);
    if (!make || !rest) return null;
    const model = make.models.find((one) => withoutRun(rest, one.words));
    // Only a vehicle that explains every word of the address is the one it was about: another of the same model has
    // another badge or stock number.
    const same = model
      ? forSale.filter((car) => {
          if (String(car.year) !== year || car.make !== make.make || car.model !== model.model) return false;
          const ofCar = wordsOfCar(car);
          const spelling = new Set([...make.words, ...model.words]);
          return words.every(
            (word) => ofCar.has(word) || spelling.has(word) || isFiller(word) || places.has(word),
          );
        })
      : [];
    const [only] = same;
    if (only && same.length === 1) return toCar(only);
    if (!isListing && !model) return null;
    const [to, ...fallback] = searchesOf(context, make, model);
    return to === undefined ? null : redirectTo(same.length > 1 ? 'search' : 'sold', to, fallback);
  };
}
