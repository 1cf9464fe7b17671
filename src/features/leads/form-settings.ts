import type { SelectOption } from './fields/select/option.ts';

/** The dealer's choices for any form, in a dialog or on a page of its own. */
export interface FormFlags {
  messageRequired: boolean;
  termsRequired: boolean;
  /** Text of the checkbox for news (FRM-11). */
  optIn: string;
  /** True if that checkbox starts ticked (FRM-12). */
  optInTicked: boolean;
  /** Places where shoppers can see or collect a vehicle (DAT-38); absent if forms do not ask. */
  distribution?: readonly string[];
}

/** Flags of dealerships whose own configuration differs from the site's. */
export interface OwnFlags extends Pick<FormFlags, 'messageRequired' | 'termsRequired'> {
  /** Options of the form's list for which they count: names of locations, or slugs of dealerships. */
  options: readonly string[];
}

/** A service department. */
export interface Workshop {
  name: string;
  /** Slug of its dealership. */
  dealership: string;
}

/** Parts of a form that depend on the dealer, for a form on a page of its own. */
export interface FormSettings extends FormFlags {
  locationPlaceholder: string;
  locations: readonly string[];
  /** Location that is selected at first; absent if none is. */
  location?: string;
  /** Kind of enquiry that is selected at first; absent if that of the form is. */
  category?: string | undefined;
  /** Dealerships that the form can be for. With fewer than two it does not ask. */
  dealerships: readonly SelectOption[];
  /** True if the form never asks for a dealership. The page's address may name one nevertheless (ROU-07). */
  hidesDealerships?: boolean;
  /** Flags that differ from those above at some dealerships; absent if none differ. */
  ownFlags?: readonly OwnFlags[];
  /** The form has a captcha (FRM-13). */
  captcha: boolean;
  /** The dealer's own text of the button ("submit") and labels by field. */
  texts?: Readonly<Record<string, string>>;
  /** Workshops to choose from. Like `services`, present only on pages with a service booking. */
  workshops?: readonly Workshop[];
  /** Services that can be added to a booking. */
  services?: readonly string[];
  /** Only for forms about the shopper's own vehicle. */
  tradeIn?: TradeInSettings;
}

export interface TradeInSettings {
  /** State that is selected at first: "qld". */
  state: string;
  /** False for dealers of caravans, which have no odometer. */
  odometerRequired: boolean;
  questions: readonly Question[];
  /** True if the page reports the estimate that it showed (API-28). */
  savesValuation: boolean;
}

/** A question about the shopper's vehicle. The answer is sent with the question's id (API-26). */
export interface Question {
  id: string;
  question: string;
  answers: readonly string[];
}

export const asksForDealership = ({
  dealerships,
  hidesDealerships = false,
}: Pick<FormSettings, 'dealerships' | 'hidesDealerships'>): boolean =>
  dealerships.length > 1 && !hidesDealerships;
