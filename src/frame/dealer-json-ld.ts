import { weekdayName } from '../lib/date-text.ts';
import type { Address, Location, OpeningHour } from '../tenant/schema/location.ts';
import type { Site } from '../tenant/schema/site.ts';
import { absoluteUrl } from './head.ts';
import type { Rating } from './locations/location-types.ts';
import { yardPhone } from './locations/location-view.ts';
import type { Yard } from './locations/yards.ts';
import { type JsonObject, prune } from './prune.ts';

const DEPARTMENT_TYPES = { service: 'AutoRepair', parts: 'AutoPartsStore' } as const;

function dealerType(site: Site): string {
  return site.kind === 'motorcycles' ? 'MotorcycleDealer' : 'AutoDealer';
}

/**
 * One entry for each pair of opening and closing times, with all its weekdays. Days without times are left out, because
 * search engines take a day that is missing as closed.
 */
function openingHours(hours: readonly OpeningHour[]): JsonObject[] {
  const spans = new Map<string, JsonObject & { dayOfWeek: string[] }>();
  for (const { weekday, status, open, close } of hours) {
    if (status !== 'Open' || !open || !close) continue;
    const key = `${open} ${close}`;
    const span = spans.get(key) ?? {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [],
      opens: open,
      closes: close,
    };
    span.dayOfWeek.push(`https://schema.org/${weekdayName(weekday)}`);
    spans.set(key, span);
  }
  return [...spans.values()];
}

function postalAddress(address: Address): JsonObject {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postcode,
    addressCountry: 'AU',
  };
}

function licence(name: string, value: string | undefined): JsonObject | null {
  return value ? { '@type': 'PropertyValue', name, value } : null;
}

function geo({ lat, long }: Address): JsonObject | null {
  if (lat === undefined || long === undefined) return null;
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: long };
}

function department(location: Location, site: Site): JsonObject[] {
  const type = location.location_type;
  if (type !== 'service' && type !== 'parts') return [];
  const { phone, landline_phone, email, opening_hours } = location.contact_detail;
  return [
    prune({
      '@type': DEPARTMENT_TYPES[type],
      name: `${site.name} ${location.name}`,
      telephone: phone ?? landline_phone,
      email,
      address: postalAddress(location.address),
      openingHoursSpecification: openingHours(opening_hours),
      identifier: licence('Motor vehicle repairer licence', location.motor_vehicle_repairer),
    }),
  ];
}

/**
 * The dealer as the seller of a vehicle: the vehicle's yard, whose full entry on its own page has the same `@id`, or
 * the dealer's site if the vehicle belongs to no yard.
 */
export function sellerJsonLd(yard: Yard | null, site: Site): JsonObject {
  if (!yard) {
    return prune({
      '@type': dealerType(site),
      name: site.name,
      url: absoluteUrl(site, '/'),
      address: postalAddress(site.address),
      geo: geo(site.address),
      hasMap: site.address.place_url,
    });
  }
  const [first] = yard.departments;
  return prune({
    '@type': dealerType(site),
    '@id': `${absoluteUrl(site, yard.href)}#dealer`,
    name: `${site.name} ${yard.name}`,
    url: absoluteUrl(site, yard.href),
    telephone: yardPhone(yard)?.text,
    address: postalAddress(first.address),
  });
}

/**
 * The full entry for a yard's page: address, hours, licence, departments and rating.
 *
 * @param rating the rating that pages show; null if they show none, because search engines reject ratings that visitors
 * cannot see
 */
export function dealerJsonLd(yard: Yard, site: Site, rating: Rating | null): JsonObject {
  const [first] = yard.departments;
  return prune({
    ...sellerJsonLd(yard, site),
    image: first.image ? absoluteUrl(site, first.image.image.url) : null,
    description: first.description,
    email: first.contact_detail.email,
    geo: geo(first.address),
    hasMap: first.address.place_url,
    openingHoursSpecification: openingHours(first.contact_detail.opening_hours),
    areaServed: first.address.state,
    identifier: licence('Motor dealer licence', first.dealer_license_number),
    brand: yard.departments
      .flatMap(({ manufacturers }) => manufacturers)
      .filter((make, i, all) => all.indexOf(make) === i)
      .map((name) => ({ '@type': 'Brand', name })),
    department: yard.departments.flatMap((location) => department(location, site)),
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
    },
  });
}
