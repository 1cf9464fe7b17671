/**
 * Australian licences for rigid trucks by the gross vehicle mass that they end at, in kg. Heavier trucks need another
 * class, which depends on the number of axles as well (MR, HR, HC).
 */
export const TRUCK_LICENCES = [
  { to: 4500, code: 'C', name: 'Car (C)' },
  { to: 8000, code: 'LR', name: 'Light rigid (LR)' },
] as const;
