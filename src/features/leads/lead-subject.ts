import type { Phone } from '../../lib/phone.ts';
import type { CarStatus, CarType } from '../../stock/car.ts';

/** Recipient and vehicle of a lead, set by the page with the form. */
export interface LeadSubject {
  websiteId: string;
  dealershipId: string | null;
  /** IANA time zone of the yards. Without it only the service checks that a requested time has not passed. */
  timezone?: string | undefined;
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
    /** null: unknown, as is the status. */
    carType: CarType | null;
    status: CarStatus | null;
    /** Stock number. */
    stock: string | null;
  } | null;
  /** The offer of the page; absent: it has none. `name` is plain text. */
  offer?: { id: string; name: string } | null;
}
