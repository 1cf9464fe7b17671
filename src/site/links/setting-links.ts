import type { Finding, Path } from '../../tenant/problem.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { textsOfSite } from '../../tenant/source/site-texts.ts';
import type { LinkChecker } from './link-checker.ts';
import { isInFrame } from './page-anchors.ts';
import { deadLinksAmong } from './text-links.ts';

/** A page has links of these settings, whichever page it is. */
const isOnEveryPage = ([first, second]: Path): boolean =>
  first === 'navigation' || (first === 'config' && (second === 'header' || second === 'footer'));

/** Reports the links in a tenant's settings that lead nowhere. */
export function deadSettingLinks(site: Site, check: LinkChecker): Finding[] {
  const overrides = site.overrides.map((value, index) => ({ path: ['overrides', index], value }));
  // Redirects have checks of their own.
  const texts = [...textsOfSite(site, overrides)].filter(({ path }) => path[0] !== 'redirects');
  return deadLinksAmong(
    texts,
    (href) => check(href, null),
    (href, path) =>
      href.startsWith('#') && isOnEveryPage(path) && !isInFrame(href.slice(1))
        ? `"${href}" is a place on the page that shows the link, and not every page has it. Write the page before it: "/${href}" is on the home page.`
        : null,
  );
}
