import type { CardSlot } from '../tenant/schema/slots.ts';
import type { Picture } from '../ui/picture.ts';
import type { BodyType } from './car.ts';
import type { RepaymentView } from './finance/repayment-view.ts';
import type { FactView } from './rules/named-facts.ts';

// Views of a vehicle: plain JSON data for components, made by the rules from a Car and the configuration.
// Static pages and islands use the same views.

export interface PurchasePrice {
  /** AUD */
  amount: number;
  /** "$46,990" */
  text: string;
  /** "Drive away", or empty. */
  type: string;
  /** "$42,718": the same without GST, for dealers who show it; absent if the price does not say that it has any. */
  withoutGst?: string;
}

export type PriceView =
  | {
      kind: 'subscription';
      amount: number;
      text: string;
      per: 'week';
      note: string;
      /** The price to buy the vehicle instead; null if none is shown. */
      purchase: PurchasePrice | null;
    }
  | (PurchasePrice & { kind: 'price'; was: string | null; withTradeIn: boolean })
  | { kind: 'preorder'; text: string }
  | { kind: 'enquire'; text: string };

export type TagView =
  | { kind: 'electric' | 'reserved' | 'own' | 'coming_soon' | 'new' | 'sold'; text: string }
  | { kind: 'certified'; text: string; image: string | null };

export type CardButton = {
  kind: 'explore' | 'enquire' | 'test_drive' | 'reserve' | 'similar';
  label: string;
  href: string;
  /** `similar`: shown only in lists of similar vehicles (CAR-08). */
  only?: 'similar';
};

/** A vehicle's card in search results, similar vehicles and favourites. */
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
  /** Condition, odometer, transmission and fuel, and what `look.card_facts` names, as far as known. */
  facts: FactView[];
  /** A sentence of the dealer about the vehicle, on cards of a form that shows one. */
  note?: string | undefined;
  price: PriceView;
  /** Price in the search index in whole AUD (see `priceForSearch` in rules/price.ts). */
  priceForSearch: number;
  tag: TagView | null;
  /** Status band over the bottom of the picture, for reserved and sold vehicles. */
  band: { label: string; reason: string } | null;
  picture: Picture | null;
  /** Drawn if there is no picture; null if unknown. */
  body: BodyType | null;
  /** Null if the dealer shows no repayments on cards or finance is not available. */
  repayment: RepaymentView | null;
  /** Suburb. */
  place: string | null;
  belowMarket: boolean;
  available: boolean;
  /** True if favourites and compare are offered. */
  favourite: boolean;
  buttons: CardButton[];
  /** Target of "Find Me Something Similar", for vehicles sold while the card is on screen. */
  similarHref: string;
  /** The dealer's word for sold, shown if the vehicle is sold while the card is on screen. */
  soldLabel: string;
  /** Names of the tenant's own components that draw parts of this card. */
  slots: Partial<Record<CardSlot, string>>;
}
