import type { Site } from '../../tenant/schema/site.ts';

/**
 * Names of pages with an address of their own. Each feature adds those of its pages, because this room knows no
 * feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features declare its members.
export interface PageNames {}
export type PageName = keyof PageNames;

/** A place in a list of links. */
interface Place<List> {
  in: List;
  /** Number in that list, from 1. */
  at: number;
  /** By default that of the address. */
  label?: string;
}

/** Menus of the header that list pages (NAV-02). */
export type MenuList = 'service' | 'company' | 'finance';
/** Groups of the footer that list pages (NAV-09). */
export type FooterList = 'buyer tools' | 'servicing' | 'company' | 'legal';

/** An address of a page that has the same path on all sites that have it. */
export interface PageAddress {
  path: string;
  /** Text of links to the page. */
  label: string | ((site: Site) => string);
  /** Where the header's default menus list it. */
  menu?: Place<MenuList>;
  footer?: Place<FooterList>;
  /** True for another address of a page that the footer lists, so that it does not list the same text twice. */
  unlisted?: true;
}
