export const BODIES = [
  'suv',
  'suv-small',
  'suv-large',
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
  'truck-bonneted',
  'truck-heavy-tray',
  'truck-heavy-box',
  'motorcycle-naked',
  'motorcycle-retro',
  'motorcycle-sport',
  'motorcycle-adventure',
  'motorcycle-cruiser',
  'caravan',
  'caravan-poptop',
  'motorhome',
] as const;

export type BodyName = (typeof BODIES)[number];

/** Bodies that are drawn for tiles only, from the side. */
export const TILE_BODIES = ['truck-prime-mover', 'truck-tipper'] as const;

export type DrawnBody = BodyName | (typeof TILE_BODIES)[number];
