import { WESTERNMOST_ZONE } from './fields/appointment/kind.ts';
import type { FoundVehicle } from './find-vehicle.ts';
import type { SentValues } from './form-fields.ts';
import type { FormSpec } from './form-spec.ts';
import type { LeadSubject } from './lead-subject.ts';
import type { PageForm } from './page-form.ts';

/**
 * The subject of a form with the page, the phone number and the clock of the yard that it is for: the chosen one, or else that of
 * the vehicle. A test drive is always where the vehicle is. The dealer's number for the vehicle's type, if there is one,
 * replaces that of the yard.
 */
export function subjectAtYard(
  subject: LeadSubject,
  { yards = [], phones = {} }: Pick<PageForm, 'yards' | 'phones'>,
  { books }: FormSpec,
  { location, dealership_slug }: SentValues,
  found: FoundVehicle | null,
): LeadSubject {
  const ofVehicle = yards.filter(({ dealership }) => dealership === found?.dealership);
  const vehicleYard =
    ofVehicle.find(({ places }) => places.includes(found?.facts.place ?? '')) ?? ofVehicle[0];
  const chosen =
    yards.find(({ departments }) => departments.some((name) => name === location)) ??
    (vehicleYard?.dealership === dealership_slug
      ? vehicleYard
      : yards.find(({ dealership }) => dealership === dealership_slug));
  const yard = (books === 'test drive' && vehicleYard) || (chosen ?? vehicleYard);
  // The device's clock may be ahead of that of the yard, which is not known yet.
  const phone = (found?.vehicle.carType && phones[found.vehicle.carType]) ?? yard?.phone ?? subject.phone;
  if (!yard) return { ...subject, phone, timezone: subject.timezone ?? WESTERNMOST_ZONE };
  const { timezone, clockSuffix, yardPath } = yard;
  return { ...subject, phone, timezone, clockSuffix, yardPath };
}
