import { withoutTrailingSlash } from '../../frame/link-target.ts';
import { canonicalPath } from '../../lib/canonical-path.ts';
import { pageOfFile } from '../../lib/page-of-file.ts';
import { fitsRedirectLine, redirectSourceProblem } from '../../lib/redirect-problems.ts';
import { whyPathIsTaken } from '../../stock/rules/reserved-addresses.ts';
import { resolveRedirects } from '../files/redirects.ts';
import { wantedRedirects } from '../files/wanted-redirects.ts';
import { PAGE_ADDRESSES } from '../page-addresses.ts';
import type { SitePlan } from '../plan-site.ts';
import { type Match, none, redirectTo } from './match.ts';
import { locationMatcher } from './match-location.ts';
import { meaningMatcher, sameNameMatcher } from './match-page.ts';
import { isListing, searchMatcher } from './match-search.ts';
import { vehicleMatcher } from './match-vehicle.ts';
import { readPath } from './read-path.ts';
import { siteWords } from './site-words.ts';

/** Articles name makes, models and years, but are about something else. */
const ARTICLES = new Set(
  'blog blogs news article articles review reviews post posts press media video videos tag category author events event gallery'.split(
    ' ',
  ),
);
/** "/2021/05/a-title" is the address of an article, too. */
const DATED = /\/(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])(?:\/|$)/;
/** Folders of other systems in which nothing is a page. */
const SYSTEM =
  /^\/(?:wp-(?:content|includes|json|admin)|cdn-cgi|_next|static|assets|feed|xmlrpc|cgi-bin)(?:\/|$)/i;

/** So that "/home.php" and "/index.php" are found to be the home page. */
const HOME_NAMES = /^\/(?:(?:index|default|home|homepage|welcome)(?:\.\w{2,5})?\/?)?$/i;

export interface AddressMatcher {
  /** True if there is a page or a file of the site at a path. */
  isTarget: (path: string) => boolean;
  /** Finds where an old path leads. */
  match: (path: string) => Match;
}

/**
 * Finds for the addresses of a dealer's old website where they lead on the new one. Whatever is uncertain has no target,
 * and nothing leads to the home page unless its address is that of a home page.
 *
 * @param hasFile true for the path of a file that the site publishes
 */
export function createAddressMatcher(
  { context, pagePaths }: Pick<SitePlan, 'context' | 'pagePaths'>,
  hasFile: (path: string) => boolean,
): AddressMatcher {
  const { redirects } = resolveRedirects(wantedRedirects(context), pagePaths, hasFile);
  const redirected = new Set(redirects.map(({ from }) => from));
  const isTarget = (path: string): boolean =>
    pagePaths.has(withoutTrailingSlash(path)) || pagePaths.has(pageOfFile(path)) || hasFile(path);
  const isAnswered = (path: string): boolean => isTarget(path) || redirected.has(withoutTrailingSlash(path));
  const words = siteWords(context);
  const ofVehicle = vehicleMatcher(context, words);
  const ofSearch = searchMatcher(context, words);
  const ofLocation = locationMatcher(context);
  const ofMeaning = meaningMatcher(context, words);
  const ofName = sameNameMatcher(context, words);

  function match(path: string): Match {
    if (isAnswered(path)) return { kind: 'answered' };
    const from = canonicalPath(path) ?? path;
    const problem = redirectSourceProblem(from);
    if (problem !== null) return none(problem);
    const taken = whyPathIsTaken(pageOfFile(from));
    if (taken !== null) return none(`It cannot be redirected, because ${taken}.`);
    if (!fitsRedirectLine(from, '/')) return none('It is longer than the lines that static hosts read.');
    if (HOME_NAMES.test(path)) return redirectTo('page', PAGE_ADDRESSES.home.path);
    const read = readPath(path);
    if (SYSTEM.test(path)) return none('It belongs to the system of the old website and is no page.');
    if (read.isFile)
      return none(
        'It is a file. If it is still needed, put it into the tenant’s folder public at the same path.',
      );
    const named = ofName(read);
    if (named) return named;
    if (DATED.test(path) || read.segments.some((segment) => ARTICLES.has(segment)))
      return none('It is an article, and the site has no page of this name.');
    const found = ofVehicle(read, isListing(read)) ?? ofMeaning(read) ?? ofLocation(read) ?? ofSearch(read);
    return found ?? none('No page of the site is certain to be about the same.');
  }
  return { isTarget, match };
}
