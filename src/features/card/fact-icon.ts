import type { CardFactName } from '../../stock/rules/named-facts.ts';
import type { IconName } from '../../ui/icon/names.ts';

const ICONS: Partial<Record<CardFactName, IconName>> = {
  condition: 'tag',
  km: 'odometer',
  transmission: 'transmission',
  fuel: 'fuel',
  berths: 'bed',
  length: 'ruler',
  body_length: 'ruler',
  seat_height: 'ruler',
  towing: 'caravan',
  atm: 'caravan',
  axles: 'axle',
  licence: 'licence',
  lams: 'licence',
  body: 'car',
  drive: 'drive',
  seats: 'seats',
  cc: 'engine',
  power: 'engine',
};

/** The icon of a fact; of masses a weight. */
export const factIcon = (name: CardFactName): IconName => ICONS[name] ?? 'weight';
