import type { Phone } from '../../lib/phone.ts';
import type { CarStatus, CarType } from '../../stock/car.ts';

/** The yard whose free times can be booked, or what has to be chosen first: "Choose a workshop first". */
export type TimesOfPlace =
  | { place: { dealership: string; workshop?: string }; before?: undefined }
  | { before: string; place?: undefined };

/** The dealership that a lead is for, and the vehicle or offer that it is about. Set by the page with the form. */
export interface LeadSubject {
  websiteId: string;
  /** null if the lead is for the whole business. */
  dealershipId: string | null;
  /** IANA time zone of the yards. If unknown, browsers refuse only times that have passed everywhere in Australia. */
  timezone?: string | undefined;
  /** ", Perth time at Birch Hill", shown after times; empty if the yard has the dealer's time zone. */
  clockSuffix: string;
  /** Path of the page of the yard that the form is for; absent if it is not known. */
  yardPath?: string | undefined;
  /** Which free times a form without a vehicle lists; absent if any time can be asked for. */
  times?: TimesOfPlace | undefined;
  /** Shown with `mail` if the form could not be sent; null if there is none. */
  phone: Phone | null;
  /** "mailto:…"; null if there is none. */
  mail: string | null;
  /** The dealer's terms of use; null if the site has none. */
  termsHref: string | null;
  vehicle: {
    id: string;
    /** "2023 Ford Ranger" */
    title: string;
    make: string;
    model: string;
    /** "land-rover" */
    makeSlug: string;
    /** null if unknown, like `status` and `stock`. */
    carType: CarType | null;
    status: CarStatus | null;
    /** Stock number. */
    stock: string | null;
    /** True if the vehicle is sold or not listed any more. */
    gone?: boolean;
  } | null;
  /** Draws the vehicle with its picture and current price for a dialog; absent if the page is about no vehicle. */
  drawVehicle?: () => Node[];
  /** The offer on the page; absent or null if it has none. `name` is plain text. */
  offer?: { id: string; name: string } | null;
}
