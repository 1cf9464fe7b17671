export const BODIES = [
  'suv',
  'hatch',
  'sedan',
  'wagon',
  'ute',
  'van',
  'people-mover',
  'coupe',
  'convertible',
  'truck-tray',
  'truck-box',
  'motorcycle-naked',
  'motorcycle-cruiser',
  'caravan',
  'caravan-poptop',
  'motorhome',
] as const;

export type BodyName = (typeof BODIES)[number];

/** Bodies that are drawn for tiles only, from the side. */
export const TILE_BODIES = [
  'truck-prime-mover',
  'truck-tipper',
  'motorcycle-sport',
  'motorcycle-adventure',
] as const;

export type DrawnBody = BodyName | (typeof TILE_BODIES)[number];
