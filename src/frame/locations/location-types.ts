import type { Phone } from '../../lib/phone.ts';
import type { PlaceMap } from '../../ui/map/place-map.ts';
import type { Picture } from '../../ui/picture.ts';
import type { OpeningTimes } from './opening-times.ts';

/** An average of 0 to 5 stars, and the number of reviews behind it. */
export interface Rating {
  average: number;
  count: number;
}

export interface HoursRow {
  /** "Mon-Fri", "Saturday" */
  label: string;
  /** "8:30 am to 5:30 pm", "Closed" */
  text: string;
  open: boolean;
  /** Weekdays the row covers, 0 for Sunday. A script in the page uses them to mark "Today". */
  weekdays: number[];
}

export interface Department {
  type: 'sales' | 'service' | 'parts';
  label: string;
  phone: Phone | null;
  email: string | null;
  hours: HoursRow[];
  /** Opening times as numbers, behind `hours` and `holidays`; null where none are known. */
  times: OpeningTimes | null;
  /** Target of "Enquire Now" on a closed day; null where a closed day shows text instead (LOC-20). */
  closedHref: string | null;
  /** Coming special hours, soonest first. */
  holidays: { date: string; dateText: string; name: string; text: string }[];
  licence: string | null;
  repairer: string | null;
}

/** A yard as pages show it. `departments` are in the order sales, service, parts. */
export interface LocationView {
  slug: string;
  href: string;
  name: string;
  /** Its suburb, or its name where another yard is in a suburb of that name. */
  place: string;
  primary: boolean;
  dealership: string;
  address: { street: string; city: string; state: string; postcode: string; text: string };
  lat: number | null;
  long: number | null;
  directionsHref: string;
  mapKey: string | null;
  /** The map around it; null without coordinates. */
  map: PlaceMap | null;
  photo: Picture | null;
  phone: Phone | null;
  timezone: string;
  departments: Department[];
  rating: Rating | null;
  description: string;
  makes: string[];
  services: { title: string; text: string; href: string; icon: string }[];
}
