import type { Phone } from '../../lib/phone.ts';
import type { CarStatus, CarType } from '../../stock/car.ts';

/** Recipient and vehicle of a lead, set by the page with the form. */
export interface LeadSubject {
  websiteId: string;
  dealershipId: string | null;
  /** Shown with `mail` if the form could not be sent. */
  phone: Phone | null;
  /** "mailto:…" */
  mail: string | null;
  /** The dealer's terms of use; null: the site has none. */
  termsHref: string | null;
  vehicle: {
    id: string;
    /** "2023 Ford Ranger" */
    title: string;
    make: string;
    model: string;
    /** "land-rover" */
    makeSlug: string;
    carType: CarType;
    status: CarStatus;
    /** Stock number. */
    stock: string | null;
  } | null;
}
