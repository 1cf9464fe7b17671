import { TRUCK_LICENCES } from '../../../stock/rules/truck-licences.ts';

/** Bands of gross vehicle mass that suit most dealers of trucks, by the kg that they end at. */
export const WEIGHT_BANDS = [
  ...TRUCK_LICENCES.map(({ to, name }) => ({ to, licence: name })),
  { to: 12_000, licence: '' },
  { to: 26_000, licence: '' },
];
