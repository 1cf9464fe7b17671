/** Australian licences for rigid trucks by the gross vehicle mass that they end at, in kg. */
export const TRUCK_LICENCES = [
  { to: 4500, code: 'C', name: 'Car (C)' },
  { to: 8000, code: 'LR', name: 'Light rigid (LR)' },
] as const;

/** Licences for heavier trucks, which depend on the number of axles as well. */
export const HEAVIER_TRUCK_LICENCES = {
  code: 'MR 2 axles, HR 3 or more',
  name: 'Medium rigid (MR) with two axles, Heavy rigid (HR) with three or more',
};
