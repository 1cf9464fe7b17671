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
  /** Weekdays that the row covers, 0 for Sunday. A script of the page uses them to mark "Today". */
  weekdays: number[];
}

export interface Department {
  type: 'sales' | 'service' | 'parts';
  label: string;
  phone: Phone | null;
  email: string | null;
  hours: HoursRow[];
  /** The same opening times as in `hours` and `holidays`, as numbers for scripts; null if none are known. */
  times: OpeningTimes | null;
  /** Target of "Enquire Now" on a closed day; null if a closed day shows text instead (LOC-20). */
  closedHref: string | null;
  /** Special hours from today on, soonest first. */
  holidays: { date: string; dateText: string; name: string; text: string }[];
  /** Motor dealer licence number. */
  licence: string | null;
  /** Motor vehicle repairer licence number. */
  repairer: string | null;
}

/** A yard as pages show it. `departments` are in the order sales, service, parts. */
export interface LocationView {
  slug: string;
  href: string;
  name: string;
  /** Its suburb, or its name if another yard is in a suburb of the same name. */
  place: string;
  primary: boolean;
  dealership: string;
  address: { street: string; city: string; state: string; postcode: string; text: string };
  lat: number | null;
  long: number | null;
  directionsHref: string;
  mapKey: string | null;
  /** The drawn map around the yard; null if its address has no coordinates. */
  map: PlaceMap | null;
  photo: Picture | null;
  phone: Phone | null;
  /** IANA time zone of the yard's clocks. */
  timezone: string;
  departments: Department[];
  rating: Rating | null;
  description: string;
  makes: string[];
  services: { title: string; text: string; href: string; icon: string }[];
}

/** Enough to tell whether a yard is open. */
export interface OpeningOfYard {
  /** IANA time zone of the yard's clocks. */
  timezone: string;
  /** The first one's hours count. */
  departments: Pick<Department, 'hours' | 'times'>[];
}
