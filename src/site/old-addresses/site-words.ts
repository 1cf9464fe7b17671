import { slugify } from '../../lib/slug.ts';
import { allBodies, bodyPlural, bodySlug } from '../../stock/rules/body-label.ts';
import type { PageContext } from '../page-context.ts';

/** Words for vehicles and lists of them. */
const STOCK_WORDS = new Set(
  'inventory stock cars car vehicles vehicle trucks truck bikes bike motorcycles motorcycle caravans caravan search listing listings showroom autos auto vehiclesearch carsearch'.split(
    ' ',
  ),
);
/** Words around them, which mean nothing alone: "/view" or "/me" may be any page. */
const AROUND_STOCK = new Set(
  'results browse buy shop sale for sell all our the in of and at near me current available range list view details detail item'.split(
    ' ',
  ),
);
const CONDITIONS: ReadonlyMap<string, 'new' | 'used' | 'demo'> = new Map([
  ['new', 'new'],
  ['used', 'used'],
  ['preowned', 'used'],
  ['owned', 'used'],
  ['secondhand', 'used'],
  ['demo', 'demo'],
  ['demos', 'demo'],
  ['demonstrator', 'demo'],
  ['demonstrators', 'demo'],
]);
/** Words that belong to a condition and mean nothing alone: "pre-owned", "second hand", "ex-demo", "brand new". */
const BESIDE_CONDITIONS = new Set(['pre', 'second', 'hand', 'ex', 'brand', 'certified', 'approved']);
const STATES = 'nsw vic qld wa sa tas act nt australia'.split(' ');

/** The search page of a make, and those of its models. */
export interface MakeWords {
  make: string;
  words: string[];
  path: string;
  models: { model: string; words: string[]; path: string }[];
}

/** The names of a site's vehicles and places, as words of addresses. */
export interface SiteWords {
  makes: readonly MakeWords[];
  bodies: readonly { words: string[]; path: string }[];
  /** Words of the dealer's name, places and makes, which other providers add to any address. */
  own: ReadonlySet<string>;
  /** Words of the dealer's places. */
  places: ReadonlySet<string>;
}

/** True for a word that makes an address one of vehicles. */
export const isVehicleWord = (word: string): boolean => STOCK_WORDS.has(word) || CONDITIONS.has(word);

/** True for a word in addresses of vehicles that narrows nothing, or says only the condition. */
export const isFiller = (word: string): boolean =>
  isVehicleWord(word) || AROUND_STOCK.has(word) || BESIDE_CONDITIONS.has(word);

/** The only condition that the words name; null if they name none or several. */
export function conditionOf(words: readonly string[]): 'new' | 'used' | 'demo' | null {
  const found = new Set(words.flatMap((word) => CONDITIONS.get(word) ?? []));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

const wordsOf = (text: string): string[] => slugify(text).split('-').filter(Boolean);

/** Longest first, so that "CX-50" is not read as "CX-5". */
const longestFirst = <Entry extends { words: string[] }>(entries: Entry[]): Entry[] =>
  entries
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length || b.words.join().length - a.words.join().length);

/** Spellings of a name in addresses: "mercedes-benz", "mercedesbenz"; "x-trail", "xtrail". */
const spellings = (text: string): string[][] => {
  const words = wordsOf(text);
  return words.length > 1 ? [words, [words.join('')]] : [words];
};

/** Collects the words by which the old addresses of a dealer may name its vehicles and places. */
export function siteWords({ site, catalogue, yards, pages }: PageContext): SiteWords {
  const searches = catalogue.searches.filter(({ path }) => pages.has(path));
  const models = searches.flatMap(({ scope, path }) =>
    scope.kind === 'model'
      ? // "mazda3" is an address of the Mazda 3.
        [...spellings(scope.model), [[...wordsOf(scope.make), ...wordsOf(scope.model)].join('')]].map(
          (words) => ({ ...scope, words, path }),
        )
      : [],
  );
  const makes = longestFirst(
    searches.flatMap(({ scope, path }) =>
      scope.kind === 'make'
        ? spellings(scope.make).map((words) => ({
            make: scope.make,
            words,
            path,
            models: longestFirst(models.filter(({ make }) => make === scope.make)),
          }))
        : [],
    ),
  );
  const bodyPaths = new Map(
    searches.flatMap(({ scope, path }) => (scope.kind === 'body' ? [[scope.body, path] as const] : [])),
  );
  const bodies = longestFirst(
    allBodies().flatMap((body) => {
      const path = bodyPaths.get(body);
      return path === undefined
        ? []
        : [bodySlug(body), bodyPlural(body)].map((text) => ({ words: wordsOf(text), path }));
    }),
  );
  const places = new Set([
    ...STATES,
    ...yards.flatMap(({ name, slug, departments }) =>
      [name, slug, ...departments.map(({ address }) => address.city)].flatMap(wordsOf),
    ),
  ]);
  const ofNames = [site.name, site.legal_name ?? '', ...site.dealerships.map(({ name }) => name)];
  const own = new Set([...places, ...ofNames.flatMap(wordsOf), ...makes.flatMap(({ words }) => words)]);
  return { makes, bodies, own, places };
}
