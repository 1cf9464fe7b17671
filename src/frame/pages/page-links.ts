import type { Site } from '../../tenant/schema/site.ts';
import { linkTargetExists } from '../link-target.ts';
import type { LinkView } from '../page.ts';
import type { FooterList, MenuList, PageAddress, PageName } from './page-names.ts';

/** The addresses of a site's pages by name. */
export interface PageLinks {
  /** Path of a page, whether or not the site has it. */
  addressOf: (name: PageName) => string;
  /** True for links to a page of the site, and for those that lead elsewhere (see `linkTargetExists`). */
  has: (href: string) => boolean;
  /** Path of a page; null if the site does not have it. */
  linkTo: (name: PageName) => string | null;
  /** The first of these pages that the site has; null if it has none. */
  linkToFirst: (names: readonly PageName[]) => string | null;
  /** Links to the pages in a menu of the header that the site has, in their order. */
  inMenu: (list: MenuList) => LinkView[];
  /** The same for a group of the footer. */
  inFooter: (list: FooterList) => LinkView[];
  /** Paths of the pages that the footer does not list by their titles: those with a place in it, or unlisted ones. */
  footerPaths: readonly string[];
}

/** @param pagePaths paths of all pages of the site, without trailing slash */
export function pageLinks(
  addresses: Readonly<Record<PageName, PageAddress>>,
  site: Site,
  pagePaths: ReadonlySet<string>,
): PageLinks {
  const all: PageAddress[] = Object.values(addresses);
  const addressOf = (name: PageName): string => addresses[name].path;
  const has = (href: string): boolean => linkTargetExists(href, pagePaths);
  const linkTo = (name: PageName): string | null => (has(addressOf(name)) ? addressOf(name) : null);
  const listed = (list: 'menu' | 'footer', name: string): LinkView[] =>
    all
      .flatMap(({ path, label, [list]: place }) =>
        place?.in === name && has(path)
          ? [
              {
                at: place.at,
                href: path,
                label: place.label ?? (typeof label === 'string' ? label : label(site)),
              },
            ]
          : [],
      )
      .sort((a, b) => a.at - b.at)
      .map(({ at: _, ...link }) => link);
  return {
    addressOf,
    has,
    linkTo,
    linkToFirst: (names) => names.map(linkTo).find((path) => path !== null) ?? null,
    inMenu: (list) => listed('menu', list),
    inFooter: (list) => listed('footer', list),
    footerPaths: all.flatMap(({ path, footer, unlisted }) => (footer || unlisted ? [path] : [])),
  };
}
