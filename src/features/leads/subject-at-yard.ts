import type { FoundVehicle } from './find-vehicle.ts';
import { type FormValues, WESTERNMOST_ZONE } from './form-fields.ts';
import type { FormSpec } from './form-spec.ts';
import type { LeadSubject } from './lead-subject.ts';
import type { FormYard } from './page-form.ts';

/**
 * The subject of a form with the phone number and the clock of the yard that it is for: the chosen one, or else that of
 * the vehicle. A test drive is always where the vehicle is.
 */
export function subjectAtYard(
  subject: LeadSubject,
  yards: readonly FormYard[],
  { books }: FormSpec,
  { location, dealership_slug }: FormValues,
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
  if (!yard) return { ...subject, timezone: subject.timezone ?? WESTERNMOST_ZONE };
  const { phone, timezone, clockSuffix } = yard;
  return { ...subject, phone: phone ?? subject.phone, timezone, clockSuffix };
}
