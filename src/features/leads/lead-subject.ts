import type { Phone } from '../../lib/phone.ts';
import type { CarType } from '../../stock/car.ts';

/** Whom a form goes to and what it is about; the page that opens the form says so. */
export interface LeadSubject {
  websiteId: string;
  dealershipId: string | null;
  /** The other ways to the dealer, for when the service refuses. */
  phone: Phone | null;
  /** "mailto:…" */
  mail: string | null;
  /** The dealer's terms of use, where the site has them. */
  termsHref: string | null;
  vehicle: {
    id: string;
    /** "2023 Ford Ranger" */
    title: string;
    make: string;
    model: string;
    carType: CarType;
    /** Stock number. */
    stock: string | null;
  } | null;
}
