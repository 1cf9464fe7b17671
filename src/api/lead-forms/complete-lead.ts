import { leadEventId } from '../../features/leads/form-spec.ts';
import { FORMS, isFormId } from '../../features/leads/forms.ts';
import { offeredModel } from '../../features/offers/offer.ts';
import { stringOrNull } from '../../lib/string-or-null.ts';
import type { Car } from '../../stock/car.ts';
import { carTitle } from '../../stock/rules/car-title.ts';
import { makeSlug } from '../../stock/rules/make-model.ts';
import { isTestDriveOnly } from '../../stock/rules/test-drive.ts';
import { isBookingForm } from '../appointments/booked-times.ts';
import { zoneOfYard } from '../appointments/free-days.ts';
import { testDriveRequestOf } from '../appointments/refuse-booking.ts';
import { yardForTestDrive } from '../appointments/test-drive-yard.ts';
import { zoneOfLead } from '../leads/place-of-lead.ts';
import type { LeadFacts } from '../leads/schema.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';
import type { SentLead } from './parse-lead.ts';

/** Dealership and location that a lead is for. */
interface Place {
  dealershipId: string | null;
  locationId: string | null;
}

/**
 * The location that the shopper chose in the form, by its name or by its dealership; null if the shopper chose none.
 */
function chosenPlace({ values, facts }: SentLead, { tenant: { site }, mainYard }: TenantStock): Place | null {
  const sameName = site.locations.filter(({ name, visible }) => visible && name.trim() === values.location);
  // Two dealerships may have a location of the same name.
  const location =
    sameName.find(
      ({ dealership_id, dealership_slug }) =>
        dealership_id === facts.car_dealership_id || dealership_slug === facts.dealership_slug,
    ) ?? sameName[0];
  if (location) return { dealershipId: location.dealership_id, locationId: location.id };
  const dealership = site.dealerships.find(({ slug }) => slug === values.dealership_slug);
  if (!dealership) return null;
  const [first] = mainYard(dealership.slug)?.departments ?? [];
  return { dealershipId: dealership.id ?? first?.dealership_id ?? null, locationId: first?.id ?? null };
}

/**
 * The time zone of an appointment's place, if the dealer has another, and the length of a booked test drive in minutes
 * at the dealership where it takes place.
 */
function appointmentFacts(
  lead: SentLead,
  car: Car | undefined,
  place: Place | null,
  stock: TenantStock,
): LeadFacts {
  const { form, values, facts } = lead;
  const { configOf, tenant } = stock;
  if (!isFormId(form) || FORMS[form].books === undefined || !values.dateTime) return {};
  const zone =
    FORMS[form].books === 'test drive'
      ? zoneOfYard(yardForTestDrive(testDriveRequestOf(lead), stock).yard, stock)
      : zoneOfLead({ facts: { ...facts, location_id: place?.locationId ?? null } }, tenant.site);
  const zoneFacts = zone === tenant.site.timezone ? {} : { appointment_zone: zone };
  if (FORMS[form].books !== 'test drive') return zoneFacts;
  const dealership = tenant.site.dealerships.find(({ id }) => id === place?.dealershipId)?.slug ?? null;
  const config = car ? configOf(car) : tenant.configFor({ dealership });
  return { ...zoneFacts, appointment_minutes: String(config.test_drives.minutes) };
}

/** The yard where a vehicle stands; only its dealership if the yard is not known. */
function placeOfCar(car: Car, { yardOf, mainYard }: TenantStock): Place {
  const [sales] = yardOf(car)?.departments ?? [];
  const [main] = mainYard(car.dealership_slug ?? '')?.departments ?? [];
  return {
    dealershipId: car.dealership_id ?? sales?.dealership_id ?? main?.dealership_id ?? null,
    locationId: sales?.id ?? null,
  };
}

/**
 * The place that the shopper chose, or else the vehicle's yard. If the shopper chose the vehicle's dealership, it is
 * the vehicle's yard as well, which need not be the main yard of the dealership. A test drive whose time is booked is
 * always where the vehicle is, so the lead goes there and names the chosen dealership.
 */
function placeOf(lead: SentLead, car: Car | undefined, stock: TenantStock): Place | null {
  const chosen = chosenPlace(lead, stock);
  const carPlace = car === undefined ? null : placeOfCar(car, stock);
  if (chosen === null) return carPlace;
  const choseOnlyCarsDealership = carPlace?.dealershipId === chosen.dealershipId && !lead.values.location;
  const isBooked = isBookingForm(lead.form) && Boolean(lead.values.dateTime);
  return choseOnlyCarsDealership || (isBooked && carPlace?.locationId) ? carPlace : chosen;
}

const vehicleFacts = (car: Car, origin: string): LeadFacts => ({
  manufacturer_slug: makeSlug(car.make) || null,
  stock_number: car.stocknum,
  vehicle_make: car.make,
  vehicle_model: car.model,
  vehicle_year: car.year === null ? null : String(car.year),
  vehicle_title: carTitle(car),
  vehicle_url: new URL(car.path, origin).href,
  vehicle_status: car.status,
});

/** The make and model of the offer that a lead is about (DAT-39). */
function offerFacts({ facts }: SentLead, { tenant: { site } }: TenantStock): LeadFacts {
  const offer = site.offers.find(({ id }) => id === facts.offer_id);
  const about = offer && offeredModel(offer, site);
  if (!about) return {};
  const { make, model } = about;
  return { manufacturer_slug: makeSlug(make) || null, vehicle_make: make, vehicle_model: model };
}

function eventOf({ form, eventId, facts }: SentLead, car: Car): number {
  if (!isFormId(form)) return eventId;
  // A lead about a test-drive-only vehicle counts as a test drive (TRK-07).
  if (FORMS[form].vehicleEvents && isTestDriveOnly(car)) return leadEventId(FORMS['test-drive'], 'new', null);
  return leadEventId(FORMS[form], car.car_type, stringOrNull(facts.subcategory));
}

/**
 * The dealership of a lead is that of its vehicle (DAT-39). If the shopper chose another yard, the lead is sent there
 * and says where the vehicle is.
 */
function placeFacts(
  lead: SentLead,
  car: Car | undefined,
  place: Place | null,
  stock: TenantStock,
): LeadFacts {
  if (place === null) return {};
  const facts = {
    car_dealership_id: place.dealershipId ?? lead.facts.car_dealership_id ?? null,
    location_id: place.locationId,
  };
  if (car === undefined) return facts;
  const carDealershipId = placeOfCar(car, stock).dealershipId;
  const yard = stock.yardOf(car);
  const isElsewhere = yard !== null && !yard.departments.some(({ id }) => id === place.locationId);
  return {
    ...facts,
    ...(carDealershipId !== null && { car_dealership_id: carDealershipId }),
    ...(carDealershipId !== null &&
      carDealershipId !== place.dealershipId && { chosen_dealership_id: place.dealershipId }),
    ...(isElsewhere && { vehicle_yard: stock.placeOfYard(yard) }),
  };
}

/** Addresses of forms may name the preferred dealership in any case, or by its name (ROU-07). */
function withDealershipSlug(lead: SentLead, { tenant: { site } }: TenantStock): SentLead {
  const named = String(lead.values.dealership_slug ?? '').toLowerCase();
  const found = site.dealerships.find(({ slug, name }) => [slug, name.toLowerCase()].includes(named));
  return found ? { ...lead, values: { ...lead.values, dealership_slug: found.slug } } : lead;
}

/**
 * Adds facts from the stock to a lead: about its vehicle, which replace what the page sent, and the yard that the lead
 * is for, which is the one that the shopper chose or else the vehicle's.
 */
export function completeLead(sent: SentLead, stock: TenantStock): SentLead {
  const lead = withDealershipSlug(sent, stock);
  const { car_id } = lead.facts;
  const car = typeof car_id === 'string' ? stock.byId.get(car_id) : undefined;
  const place = placeOf(lead, car, stock);
  return {
    ...lead,
    ...(car && { carType: car.car_type, eventId: eventOf(lead, car) }),
    facts: {
      ...lead.facts,
      ...(car ? vehicleFacts(car, stock.tenant.site.url) : offerFacts(lead, stock)),
      ...appointmentFacts(lead, car, place, stock),
      ...placeFacts(lead, car, place, stock),
    },
  };
}
