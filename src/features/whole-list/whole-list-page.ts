import type { PageBase } from '../../frame/page.ts';

/** A vehicle in one line. */
export interface VehicleRow {
  href: string;
  title: string;
  variant: string;
  /** "$46,990", or the dealer's text for a vehicle without a price. */
  price: string;
  /** "Drive away"; may be empty. */
  priceNote: string;
  place: string;
  /** "RESERVED"; empty for a vehicle that can be bought. */
  status: string;
}

/** One page of a plain list of all vehicles of a search or a dealership, for browsers without scripts. */
export interface WholeListPage extends PageBase {
  kind: 'whole-list';
  title: string;
  /** The search or dealership page, which has pictures and filters but only the first vehicles. */
  listingHref: string;
  /** Number of vehicles on all pages, or the largest number that the dealer shows (SRC-41). */
  count: number;
  rows: VehicleRow[];
  /** Number of this page, from 1. */
  number: number;
  pages: number;
  previousHref: string | null;
  nextHref: string | null;
}
