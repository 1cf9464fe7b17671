import type { HoursOptions } from '../../frame/locations/hours.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import type { Location, SpecialHours } from '../../tenant/schema/location.ts';
import type { Site } from '../../tenant/schema/site.ts';
import type { Theme } from '../../tenant/schema/theme.ts';

/** Facts from a tenant's site.yaml that decide where its leads are sent and what the mails say. */
export interface Dealer {
  name: string;
  /** "https://www.dealer.example" */
  origin: string;
  theme: Theme;
  /** "Harbourline Motor Group Pty Ltd"; the name if the dealer has given no other. */
  legalName: string;
  abn: string | null;
  licences: Site['licences'];
  /** True if the dealer has written the page about privacy. */
  hasPrivacyPage: boolean;
  /** Logo mark as sanitised SVG; null if there is none. */
  mark: string | null;
  /** IANA time zone of dates. */
  timezone: string;
  /** Main phone number, as the header of the dealer's pages shows it. */
  phone: string | null;
  /** Its word for a test drive: "test ride", "viewing". */
  testDrive: string;
  /** How soon it answers, in its own words (`forms.promise`); null if it says nothing. */
  promise: string | null;
  /** Phone numbers by car type (DAT-35). */
  phoneOverrides: Site['phone_overrides'];
  /** Sales before service and parts, the main one first. */
  locations: readonly Location[];
  /** The yards of these locations that the site shows, in its order. */
  yards: readonly Yard[];
  specialHours: readonly SpecialHours[];
  /** How the site shows the opening hours of a dealership; null if it shows none. */
  hoursShown: (dealership: string) => HoursOptions | null;
  /** The dealer with the words of one of its dealerships: the same object for the same words. */
  atDealership: (slug: string) => Dealer;
  /** Names of the dealerships by slug. */
  dealershipNames: ReadonlyMap<string, string>;
  /** Questions about a shopper's vehicle by their ids (API-26). */
  questions: ReadonlyMap<string, string>;
  /** Receivers of a lead for this dealership and, within it, this location. */
  receivers: (dealershipId: string | null, locationId: string | null) => Receivers;
}

export interface Receivers {
  emails: string[];
  crm_emails: string[];
  webhook: string | null;
}
