import type { Phone } from '../../lib/phone.ts';
import { phoneView } from '../../lib/phone.ts';
import type { Car } from '../../stock/car.ts';
import { responsivePicture } from '../../stock/rules/responsive-picture.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Address, Location } from '../../tenant/schema/location.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { locationZone } from '../../tenant/time-zones.ts';
import type { PlaceMap } from '../../ui/map/place-map.ts';
import type { PageLinks } from '../pages/page-links.ts';
import { departmentHours } from './department-hours.ts';
import { departmentOf } from './location-order.ts';
import type { Department, LocationView, Rating } from './location-types.ts';
import { ratingOf, reviewsShown } from './rating.ts';
import { comingHolidays, specialHoursFor } from './special-hours.ts';
import { yardPosition } from './yard-position.ts';
import { primaryYard, type Yard, type YardWithoutPath } from './yards.ts';

const LABELS = { sales: 'Sales', service: 'Service', parts: 'Parts' } as const;
const PHOTO = { width: 800, height: 500 };

/** "24 Lambton Road, Broadmeadow NSW 2292" */
export function addressText({ street, city, state, postcode }: Address): string {
  return `${street}, ${city} ${state} ${postcode}`;
}

/** The phone number of one department of a yard. */
export function phoneOf({ contact_detail }: Location): Phone | null {
  const number = contact_detail.phone ?? contact_detail.landline_phone;
  return number ? phoneView(number) : null;
}

/** The yard's phone number: that of its first department with one. */
export function yardPhone(yard: Pick<Yard, 'departments'>): Phone | null {
  return yard.departments.map(phoneOf).find((phone) => phone !== null) ?? null;
}

/** The business's main phone number: the one configured for the header, or else that of its main yard. */
export function mainPhone(header: string | undefined, yards: readonly YardWithoutPath[]): Phone | null {
  const main = primaryYard(yards);
  return (header ? phoneView(header) : null) ?? (main ? yardPhone(main) : null);
}

/** The phone number to call about a vehicle: the dealer's for its condition (DAT-35), or else that of its yard. */
export function vehiclePhone(
  { phone_overrides }: Pick<Site, 'phone_overrides'>,
  { car_type }: Pick<Car, 'car_type'>,
  yard: Yard | null,
): Phone | null {
  const override = phone_overrides[car_type];
  return override ? phoneView(override) : yard && yardPhone(yard);
}

function departmentView(
  location: Location,
  site: Site,
  config: Config,
  today: Date,
  pages: PageLinks,
): Department {
  const type = departmentOf(location);
  const { closed_text, closed_enquiry, full_hours } = config.location_widgets;
  const closedHref = closed_enquiry.includes(location.slug) ? pages.addressOf('contact') : null;
  const closedText = closedHref === null ? closed_text : 'Enquire Now';
  return {
    type,
    label: LABELS[type],
    phone: phoneOf(location),
    email: location.contact_detail.email ?? null,
    ...departmentHours(location, site, { full: full_hours, closedText }, today),
    closedHref,
    holidays: comingHolidays(
      specialHoursFor(site.special_hours, location.name, type),
      today,
      locationZone(location, site),
    ),
    licence: location.dealer_license_number ?? null,
    repairer: location.motor_vehicle_repairer ?? null,
  };
}

function directionsHref(yard: Yard): string {
  const [{ address }] = yard.departments;
  const destination = encodeURIComponent(`${yard.name}, ${addressText(address)}`);
  // The id finds the place even if its address is ambiguous; Google asks for the text as well.
  const place = address.place_id ? `&destination_place_id=${encodeURIComponent(address.place_id)}` : '';
  return address.place_url ?? `https://www.google.com/maps/dir/?api=1&destination=${destination}${place}`;
}

function shownRating({ departments }: Yard, config: Config): Rating | null {
  const rating = config.location_widgets.reviews ? ratingOf(departments) : null;
  return rating && reviewsShown(rating, config.reviews) ? rating : null;
}

/**
 * Builds the view of a yard that its pages show.
 *
 * @param pages a service whose page does not exist links to the yard's page instead
 */
export function locationView(
  yard: Yard,
  site: Site,
  config: Config,
  today: Date,
  pages: PageLinks,
  { map, place }: { map: PlaceMap | null; place: string },
): LocationView {
  const [first] = yard.departments;
  const { address } = first;
  const position = yardPosition(yard);
  const photo = yard.departments.find(({ image }) => image)?.image?.image.url;
  return {
    slug: yard.slug,
    href: yard.href,
    name: yard.name,
    place,
    primary: yard.primary,
    dealership: yard.dealership,
    address: {
      street: address.street,
      city: address.city,
      state: address.state,
      postcode: address.postcode,
      text: addressText(address),
    },
    lat: position?.lat ?? null,
    long: position?.long ?? null,
    directionsHref: directionsHref(yard),
    mapKey: address.map_key ?? null,
    map,
    photo: photo
      ? responsivePicture(photo, config.images, { ...PHOTO, alt: `${yard.name}, the yard` })
      : null,
    phone: yardPhone(yard),
    timezone: locationZone(first, site),
    departments: yard.departments.map((location) => departmentView(location, site, config, today, pages)),
    rating: shownRating(yard, config),
    description: first.description ?? '',
    makes: [...new Set(yard.departments.flatMap(({ manufacturers }) => manufacturers))],
    services: yard.departments
      .flatMap(({ services }) => services)
      .map(({ title, text, link, icon }) => ({
        title,
        text,
        href: pages.has(link) ? link : yard.href,
        icon,
      })),
  };
}
