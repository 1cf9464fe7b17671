import { internalPath } from '../../frame/link-target.ts';
import { canonicalPath } from '../../lib/canonical-path.ts';
import { decodeEscapes } from '../../lib/decode-escapes.ts';
import { sitePath } from '../../lib/site-path.ts';
import { didYouMean } from '../../tenant/did-you-mean.ts';
import type { Page } from '../page.ts';
import { anchorsOf, isInFrame } from './page-anchors.ts';

/** Why a link of the dealer leads nowhere. */
export interface DeadTarget {
  /** Name of the place, "#prices", that its page does not have; null if there is no such page. */
  place: string | null;
  /** True for an address among the lists of vehicles, which come and go with the stock. */
  isList: boolean;
  /** ' Did you mean "/about-us"?', or empty. */
  near: string;
}

interface CheckedSite {
  /** The site's address. */
  url: string;
  /** First part of the addresses of lists: "search". */
  searchBase: string;
  /** Paths of all pages, without trailing slash. */
  pagePaths: ReadonlySet<string>;
  /** The page at a path. */
  pageAt: (path: string) => Page | null;
  /** True if the address is published or redirected. */
  answers: (href: string) => boolean;
  /** True if the dealer has components of its own, which may have places unknown here. */
  hasComponents: boolean;
}

/** Returns a function that finds why a link leads nowhere. */
export type LinkChecker = (href: string, page: Page | null) => DeadTarget | null;

// Vehicles come and go, so their pages are no suggestions.
const isAtRoot = (path: string): boolean => path.lastIndexOf('/') === 0;

/**
 * Creates a function that finds why a link leads nowhere; null if it leads somewhere, or to another site. Places on a
 * page ("#prices") are checked on pages whose places are known.
 */
export function createLinkChecker(site: CheckedSite): LinkChecker {
  const prefix = `/${site.searchBase}/`;
  const placeProblem = (target: Page | null, address: string): DeadTarget | null => {
    const written = /#(.*)$/s.exec(address)?.[1];
    if (written === undefined) return null;
    const anchor = decodeEscapes(written) ?? written;
    const known = target === null ? null : anchorsOf(target);
    const isUnknown = known === null || (site.hasComponents && target?.kind !== 'content');
    if (isInFrame(anchor) || isUnknown || known.includes(anchor)) return null;
    return { place: `#${anchor}`, isList: false, near: didYouMean(anchor, known, '#') };
  };
  return (href, page) => {
    const address = sitePath(href, site.url);
    if (address.startsWith('#')) return placeProblem(page, address);
    const path = canonicalPath(internalPath(address) ?? '') || address;
    if (site.answers(path)) return placeProblem(address.startsWith('/') ? site.pageAt(path) : null, address);
    const isList = path.startsWith(prefix);
    const others = [...site.pagePaths].filter((known) =>
      isList ? known.startsWith(prefix) : isAtRoot(known),
    );
    return { place: null, isList, near: didYouMean(path, others) };
  };
}
