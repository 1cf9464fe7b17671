/**
 * Allowed values of a vehicle's fields. Kept apart from the schema so that scripts of pages can import them.
 */

export const CAR_TYPES = ['new', 'used', 'demo'] as const;

export const CAR_STATUSES = ['in_stock', 'coming_soon', 'sold', 'other'] as const;

export const ITEM_TYPES = ['car', 'truck', 'motorcycle', 'caravan'] as const;

/** The specification's body types (DAT-37), in its spelling and order. */
export const BODY_TYPES = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
] as const;
/** Bodies of trucks, motorcycles and caravans, for which the specification gives no list. */
export const OTHER_BODY_TYPES = [
  'rigidTruck',
  'primeMover',
  'tipper',
  'naked',
  'sport',
  'cruiser',
  'adventure',
  'touring',
  'trail',
  'scooter',
  'caravan',
  'popTop',
  'hybridCaravan',
  'camperTrailer',
] as const;

export const SIMPLE_FUELS = [
  'Petrol',
  'Diesel',
  'Hybrid',
  'Plug-in Hybrid',
  'Electric',
  'LPG',
  'Hydrogen',
] as const;

export const SIMPLE_TRANSMISSIONS = ['Automatic', 'Manual'] as const;

export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
