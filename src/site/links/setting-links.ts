import { z } from 'zod';
import { type Finding, type Path, warning } from '../../tenant/problem.ts';
import { keyMeta } from '../../tenant/schema/key.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { type Leaf, unwrap } from '../../tenant/schema/walk.ts';
import { textsOfSite } from '../../tenant/source/site-texts.ts';
import { linksIn } from './content-links.ts';
import type { DeadTarget, LinkChecker } from './link-checker.ts';
import { isInFrame } from './page-anchors.ts';

/** A page has links of these settings, whichever page it is. */
const isOnEveryPage = ([first, second]: Path): boolean =>
  first === 'navigation' || (first === 'config' && (second === 'header' || second === 'footer'));

/** True for a value that the dealer did not write. */
const isDefault = ({ schema, value }: Leaf): boolean =>
  schema instanceof z.ZodDefault && schema.def.defaultValue === value;

/** @param isLeftOut true if pages leave the link out because it leads nowhere */
function deadMessage(href: string, { place, isList, near }: DeadTarget, isLeftOut: boolean): string {
  if (place !== null)
    return `The page of this link has no place "${place}", so "${href}" only leads to the top of the page.${near}`;
  const what = isLeftOut ? 'shoppers do not get this link' : 'this link leads to the 404 page';
  if (isList)
    return `There is no list at "${href}" today, so ${what} while no such vehicle is in stock.${near}`;
  return `There is no page at "${href}", so ${what}.${near} Correct or remove it.`;
}

/** Reports the links in a tenant's settings that lead nowhere. */
export function deadSettingLinks(site: Site, check: LinkChecker): Finding[] {
  const problemOf = (href: string, path: Path): string | null => {
    const dead = check(href, null);
    if (dead) return deadMessage(href, dead, href.startsWith('/'));
    return href.startsWith('#') && isOnEveryPage(path) && !isInFrame(href.slice(1))
      ? `"${href}" is a place on the page that shows the link, and not every page has it. Write the page before it: "/${href}" is on the home page.`
      : null;
  };
  return [
    ...textsOfSite(
      site,
      site.overrides.map((value, index) => ({ path: ['overrides', index], value })),
    ),
  ].flatMap((leaf) => {
    const { path, value, schema } = leaf;
    if (schema === null || path[0] === 'redirects' || isDefault(leaf)) return [];
    const { link, html } = keyMeta(unwrap(schema));
    if (link)
      return [problemOf(value, path)].flatMap((message) =>
        message === null ? [] : [warning(path, message)],
      );
    if (!html) return [];
    return linksIn(value).flatMap((href) => {
      const dead = check(href, null);
      return dead ? [warning(path, `A link in this text is wrong. ${deadMessage(href, dead, false)}`)] : [];
    });
  });
}
