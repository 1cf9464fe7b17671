import type { PageName } from '../../frame/pages/page-names.ts';
import { slugify } from '../../lib/slug.ts';
import { PAGE_ADDRESSES } from '../page-addresses.ts';
import type { PageContext } from '../page-context.ts';
import { type Match, none, redirectTo } from './match.ts';
import { essence, pagesOfMeaning } from './page-meanings.ts';
import type { ReadPath } from './read-path.ts';
import type { SiteWords } from './site-words.ts';

/** Pages that nobody opens by their address. */
const NO_TARGETS: readonly PageName[] = ['home', 'not-found', 'print', 'success'];

const lastName = (path: string): string => slugify(path.split('/').filter(Boolean).at(-1) ?? '');

/** Finds the page whose address ends in the same name: "/en/our-history.php" is "/pages/our-history". */
export function sameNameMatcher({ fixedPaths, pages, yards }: PageContext, { makes }: SiteWords) {
  const excluded = new Set<string>(NO_TARGETS.map((name) => PAGE_ADDRESSES[name].path));
  // Locations, makes and models have several pages, between which other matchers choose.
  const others = new Set([
    ...yards.flatMap(({ href, aliases }) => [href, ...aliases].map(lastName)),
    ...makes.flatMap(({ path, models }) => [path, ...models.map((model) => model.path)].map(lastName)),
  ]);
  const byName = new Map<string, string[]>();
  for (const path of fixedPaths) {
    const name = lastName(path);
    if (name === '' || excluded.has(path) || others.has(name) || path.includes('.')) continue;
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  return ({ segments }: ReadPath): Match | null => {
    const [only, ...others] = byName.get(segments.at(-1) ?? '') ?? [];
    return only !== undefined && others.length === 0 && pages.has(only) ? redirectTo('text', only) : null;
  };
}

/** Finds the page of a known meaning, such as the service page for "/book-a-service". */
export function meaningMatcher({ pages }: PageContext, { own }: SiteWords) {
  return ({ segments }: ReadPath): Match | null => {
    const last = segments.at(-1)?.split('-') ?? [];
    const both = segments.slice(-2).flatMap((segment) => segment.split('-'));
    // Other providers add the dealer's name, suburb and makes: "/toyota-service-newcastle".
    const withoutOwn = last.filter((word) => !own.has(word));
    const names = [last, both, withoutOwn]
      .filter((words) => essence(words) !== '')
      .map(pagesOfMeaning)
      .find((found) => found !== null);
    if (!names) return null;
    const to = pages.linkToFirst(names);
    if (to !== null) return redirectTo('page', to);
    const usual = names.slice(0, 1).map((name) => PAGE_ADDRESSES[name].path);
    return none(`The site has no page for it, which would be ${usual.join()}.`);
  };
}
