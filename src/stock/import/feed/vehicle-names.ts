/**
 * Names, as `nameKey`, that only vehicles have among the parts of a feed, so that the lists or elements that hold them
 * are the vehicles.
 */
export const VEHICLE_NAMES: ReadonlySet<string> = new Set(
  'make brand manufacturer model vin stocknum stocknumber stockno stockid'.split(' '),
);
