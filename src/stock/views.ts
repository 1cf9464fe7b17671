import type { CardSlot } from '../tenant/schema/slots.ts';
import type { Picture } from '../ui/picture.ts';
import type { RepaymentView } from './finance/repayment-view.ts';

/**
 * What components show of a vehicle: plain, serialisable views made by the rules from a Car and the
 * configuration. Static pages and islands render the same views.
 */

export type PriceView =
  | { kind: 'subscription'; amount: number; text: string; per: 'week'; note: string }
  | { kind: 'price'; amount: number; text: string; type: string; was: string | null; withTradeIn: boolean }
  | { kind: 'preorder'; text: string }
  | { kind: 'enquire'; text: string };

export type TagView =
  | { kind: 'electric' | 'reserved' | 'own' | 'coming_soon' | 'new' | 'sold'; text: string }
  | { kind: 'certified'; text: string; image: string | null };

export type CardButton = {
  kind: 'explore' | 'enquire' | 'test_drive' | 'reserve' | 'similar';
  label: string;
  href: string;
  /** Shows only among vehicles similar to another (CAR-08); absent: everywhere. */
  only?: 'similar';
};

/** A fact of a card with its name: "Odometer", "24,180 kms". */
export interface FactView {
  label: 'Condition' | 'Odometer' | 'Transmission' | 'Fuel';
  text: string;
}

/** A result card, a similar car, a favourite. */
export interface CardView {
  id: string;
  slug: string;
  /** `/cars/{slug}` */
  href: string;
  /** "2023 Ford Ranger" */
  title: string;
  make: string;
  model: string;
  /** "Wildtrak · MY23" */
  variant: string;
  /** Condition, odometer, transmission, fuel: those known, in this order. */
  facts: FactView[];
  price: PriceView;
  /** AUD: see `searchedPrice`. */
  searchedPrice: number;
  tag: TagView | null;
  /** Status band on the floor of the picture: reserved, sold. */
  band: { label: string; reason: string } | null;
  picture: Picture | null;
  /** Where the dealer shows repayments on cards; null: it does not, or finance is not available. */
  repayment: RepaymentView | null;
  /** Suburb. */
  place: string | null;
  belowMarket: boolean;
  available: boolean;
  /** Favourites and compare are offered. */
  favourite: boolean;
  buttons: CardButton[];
  /** "Find Me Something Similar", for a card that is sold while it is on show. */
  similarHref: string;
  /** The dealer's word for sold, for the same. */
  soldLabel: string;
  /** Components of the tenant's own that draw parts of this vehicle's card. */
  slots: Partial<Record<CardSlot, string>>;
}
