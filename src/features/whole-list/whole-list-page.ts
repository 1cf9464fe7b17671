import type { PageBase } from '../../frame/page.ts';

/** A vehicle in one line. */
export interface VehicleRow {
  href: string;
  title: string;
  variant: string;
  /** "$46,990", or the text that stands for it. */
  price: string;
  /** "Drive away"; may be empty. */
  priceNote: string;
  place: string;
  /** "RESERVED"; '' for a vehicle that can be bought. */
  status: string;
}

/** One page of a plain list of all vehicles of a search or a dealership, for browsers without scripts. */
export interface WholeListPage extends PageBase {
  kind: 'whole-list';
  title: string;
  /** The page with the first vehicles, pictures and filters. */
  listingHref: string;
  /** Number of vehicles on all pages, or the most that the dealer shows (SRC-41). */
  count: number;
  rows: VehicleRow[];
  /** Number of this page, from 1. */
  number: number;
  pages: number;
  previousHref: string | null;
  nextHref: string | null;
}
