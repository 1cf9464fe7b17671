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
