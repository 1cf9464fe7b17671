import type { SearchDocument } from '../../search/documents/document.ts';
import type { Car } from '../../stock/car.ts';
import { isGone } from '../../stock/rules/availability.ts';
import { axlesOf, learnerApproved } from '../../stock/rules/kind-facts.ts';
import { makeModel } from '../../stock/rules/make-model.ts';
import {
  aggregateTrailerMass,
  grossCombinationMass,
  grossVehicleMass,
  payloadOf,
  tareMass,
} from '../../stock/rules/masses.ts';
import { priceForSearch } from '../../stock/rules/price.ts';
import type { FieldName } from '../../stock/search-fields.ts';
import { categoriesOf } from './categories.ts';
import { priceRange, weeklyPriceRange } from './price-range.ts';

/** Values of a search document that depend on more than the vehicle. */
export interface DocumentParts {
  /** Make and model as the site's search pages spell them. */
  make: string;
  model: string;
  /** `custom_rank`, an int32. Higher comes first. */
  rank: number;
  tieBreak: number;
  features: string[];
  /** Name under which the filter for locations lists the vehicle if its feed names no dealership; null if unknown. */
  place: string | null;
  /** The dealer offers subscriptions (CAR-28). */
  subscriptions: boolean;
}

const seconds = (iso: string | null): number => (iso === null ? 0 : Math.floor(Date.parse(iso) / 1000) || 0);
const whole = (value: number | null): number | undefined => (value === null ? undefined : Math.round(value));
const words = (text: string | null): string | undefined => text?.trim() || undefined;
/** A value of a filter. One without a letter or digit would be offered, but a search for it would find nothing. */
const filterValue = (text: string | null): string | undefined =>
  text !== null && /[\p{L}\p{N}]/u.test(text) ? text.trim() : undefined;

/**
 * A vehicle's search document (DAT-15). It has only what the site shows or filters by: nothing private, no
 * VIN, no registration. Missing values are undefined. A price that is not shown counts as 0 (CAR-29); a
 * subscription price is included only if the dealer offers subscriptions (CAR-28).
 */
export function searchDocument(
  car: Car,
  { make, model, rank, tieBreak, features, place, subscriptions }: DocumentParts,
): SearchDocument {
  const price = priceForSearch(car);
  const weekly = subscriptions && car.subscription_price ? Math.round(car.subscription_price) : undefined;
  const address = car.location?.address;
  return {
    id: car.id,
    slug: car.slug,
    stocknum: words(car.stocknum),
    name: car.name,
    badge: filterValue(car.badge),
    series: filterValue(car.series),
    make,
    model,
    make_model: makeModel({ make, model }),
    car_type: car.car_type,
    item_type: car.item_type,
    status: car.status,
    sold: isGone(car),
    reserved: car.reserved,
    certified: car.certified,
    tag: filterValue(car.tag),
    city: address?.city ?? car.city ?? undefined,
    state: address?.state ?? car.state ?? undefined,
    location_name: car.location?.name,
    dealership_name: car.dealership_name ?? place ?? undefined,
    dealership_slug: car.dealership_slug ?? undefined,
    dealership_id: car.dealership_id ?? undefined,
    body: filterValue(car.body),
    simple_body: car.simple_body ?? undefined,
    fuel: filterValue(car.fuel),
    simple_fuel: car.simple_fuel ?? undefined,
    transmission: filterValue(car.trans),
    simple_transmission: car.simple_transmission ?? undefined,
    drive: filterValue(car.drive),
    colour: filterValue(car.colour),
    year: car.year,
    price,
    subscription_price: weekly,
    price_range: priceRange(price),
    weekly_price_range: weekly === undefined ? undefined : weeklyPriceRange(weekly),
    km: whole(car.km),
    seats: whole(car.seats),
    doors: whole(car.doors),
    sleeps: whole(car.caravan?.sleeps ?? null),
    trailer_mass: whole(aggregateTrailerMass(car)),
    gross_mass: whole(grossVehicleMass(car)),
    combination_mass: whole(grossCombinationMass(car)),
    tare: whole(tareMass(car)),
    payload: whole(payloadOf(car)),
    axles: filterValue(axlesOf(car)),
    learner_approved: learnerApproved(car) ?? undefined,
    categories: categoriesOf(car),
    filtered_features: features,
    custom_rank: rank,
    created_at: seconds(car.created_at),
    updated_at: seconds(car.updated_at),
    sold_date_timestamp: whole(car.sold_date_timestamp),
    tie_break: tieBreak,
  } satisfies Record<FieldName | 'id', unknown>;
}
