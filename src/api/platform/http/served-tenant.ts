import type { Phone } from '../../../lib/phone.ts';

/** Facts of a dealer for pages that the service itself renders. */
export interface PlainDealer {
  name: string;
  phone: Phone | null;
  /** CSS colours of buttons and links; null if the pages keep their default colours. */
  colours: { button: string; onButton: string; link: string } | null;
}

/** A tenant whose requests the service answers. */
export interface ServedTenant {
  /** Name of its folder. */
  name: string;
  /** The `id` in site.yaml, which requests to the service send as `website_id`. */
  websiteId: string;
  /** "https://www.dealer.example" */
  origin: string;
  /**
   * IANA time zone that decides if a requested time has passed: that of its yards. If they are in several zones, the
   * time is checked again when the yard is known.
   */
  timezone: string;
  /** Shown on pages that the service itself renders. */
  dealer: PlainDealer;
}
