import { decodeHTMLAttribute } from 'entities/decode';
import { z } from 'zod';
import { type Finding, type Path, warning } from '../../tenant/problem.ts';
import { keyMeta } from '../../tenant/schema/key.ts';
import { type Leaf, unwrap } from '../../tenant/schema/walk.ts';
import type { DeadTarget } from './link-checker.ts';

/** Addresses of the links in HTML, each once. */
export const linksIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => decodeHTMLAttribute(href)),
  ),
];

/** True for a value that the dealer did not write. */
const isDefault = ({ schema, value }: Leaf): boolean =>
  schema instanceof z.ZodDefault && schema.def.defaultValue === value;

/** Menus and the like leave out a link that leads nowhere; sections and texts of a page show it all the same. */
const isLeftOut = (href: string, path: Path): boolean => href.startsWith('/') && !path.includes('sections');

/** @param leftOut true if pages leave the link out because it leads nowhere */
function deadMessage(href: string, { place, isList, near }: DeadTarget, leftOut: boolean): string {
  if (place !== null)
    return `The page of this link has no place "${place}", so "${href}" only leads to the top of the page.${near}`;
  const what = leftOut ? 'shoppers do not get this link' : 'this link leads to the 404 page';
  if (isList)
    return `There is no list at "${href}" today, so ${what} while no such vehicle is in stock.${near}`;
  return `There is no page at "${href}", so ${what}.${near} Correct or remove it.`;
}

/**
 * Warns of the links in settings that lead nowhere: values of keys for links, and links in texts that may hold HTML.
 *
 * @param check why a link leads nowhere; null if it leads somewhere
 * @param problemOf finds something else that is wrong with the value of a key for links; null if nothing is
 */
export function deadLinksAmong(
  leaves: Iterable<Leaf>,
  check: (href: string) => DeadTarget | null,
  problemOf: (href: string, path: Path) => string | null = () => null,
): Finding[] {
  return [...leaves].flatMap((leaf) => {
    const { path, value, schema } = leaf;
    if (schema === null || isDefault(leaf)) return [];
    const { link, html } = keyMeta(unwrap(schema));
    if (link) {
      const dead = check(value);
      const message = dead ? deadMessage(value, dead, isLeftOut(value, path)) : problemOf(value, path);
      return message === null ? [] : [warning(path, message)];
    }
    if (!html) return [];
    return linksIn(value).flatMap((href) => {
      const dead = check(href);
      return dead ? [warning(path, `A link in this text is wrong. ${deadMessage(href, dead, false)}`)] : [];
    });
  });
}
