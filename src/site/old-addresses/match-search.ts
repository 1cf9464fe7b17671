import type { PageContext } from '../page-context.ts';
import { type Match, redirectTo } from './match.ts';
import { searchesOf } from './match-vehicle.ts';
import { type ReadPath, withoutRun } from './read-path.ts';
import { conditionOf, isFiller, isVehicleWord, type MakeWords, type SiteWords } from './site-words.ts';

/** Model names without a make have to be at least this long: "3" and "T6" occur in any address. */
const MIN_MODEL = 4;

/** True if an address is in a list of vehicles: "/used-cars/toyota". */
export const isListing = ({ segments }: ReadPath): boolean => {
  const first = segments[0]?.split('-') ?? [];
  return first.some(isVehicleWord) && first.every(isFiller);
};

/** Finds the search that an address was about: of a model, a make, a body, a condition, or all stock. */
export function searchMatcher(context: PageContext, { makes, bodies, places }: SiteWords) {
  const { catalogue, pages, searchHref } = context;
  const isExplained = (word: string): boolean => isFiller(word) || places.has(word);
  const byModel = Map.groupBy(
    makes.flatMap((make) => make.models.map((model) => ({ make, model }))),
    ({ model }) => model.words.join('-'),
  );

  /** The make whose model alone is named, if only one make has such a model. */
  function ofModelAlone(
    words: readonly string[],
  ): { make: MakeWords; model: MakeWords['models'][number]; rest: string[] } | null {
    const found = [...byModel].flatMap(([name, [first, ...others]]) => {
      if (!first || others.some(({ make }) => make.make !== first.make.make)) return [];
      const rest = withoutRun(words, first.model.words);
      return rest && name.length >= MIN_MODEL && /[a-z]{3}/.test(name) ? [{ ...first, rest }] : [];
    });
    const longest = found.sort((a, b) => a.rest.length - b.rest.length)[0];
    return longest ?? null;
  }

  const ofMake = (make: MakeWords, model?: { path: string }): Match | null => {
    const paths = [...(model ? [model.path] : []), make.path].filter(pages.has);
    const searches = [...new Set([...searchesOf(context, make, model), ...paths])];
    const [to, ...fallback] = searches;
    return to === undefined ? null : redirectTo('search', to, fallback);
  };

  return (path: ReadPath): Match | null => {
    const { words } = path;
    if (words.length === 0) return null;
    const inList = isListing(path);
    const make = makes.find((one) => withoutRun(words, one.words));
    if (make) {
      const rest = withoutRun(words, make.words) ?? [];
      const model = make.models.find((one) => withoutRun(rest, one.words));
      const others = model ? (withoutRun(rest, model.words) ?? []) : rest;
      return inList || others.every(isExplained) ? ofMake(make, model) : null;
    }
    const alone = ofModelAlone(words);
    if (alone && (inList || alone.rest.every(isExplained))) return ofMake(alone.make, alone.model);
    const body = bodies.find((one) => withoutRun(words, one.words));
    if (body && (withoutRun(words, body.words) ?? []).every(isExplained)) {
      const all = [searchHref].filter(pages.has);
      return redirectTo('search', body.path, all);
    }
    if (!words.every(isExplained) || !words.some(isVehicleWord)) return null;
    const condition = conditionOf(words);
    const href = condition === null ? searchHref : catalogue.byType(condition)?.path;
    return href !== undefined && pages.has(href) ? redirectTo('search', href) : null;
  };
}
