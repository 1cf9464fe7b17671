import type { BodyName } from '../sets/body-names.ts';

export const ROOMS = ['family', 'compact', 'work', 'cab', 'caravan'] as const;
export type RoomName = (typeof ROOMS)[number];

const ROOM_OF_BODY: Record<BodyName, RoomName | null> = {
  suv: 'family',
  'suv-small': 'compact',
  'suv-large': 'family',
  sedan: 'family',
  wagon: 'family',
  'people-mover': 'family',
  hatch: 'compact',
  coupe: 'compact',
  convertible: 'compact',
  ute: 'work',
  van: 'cab',
  'truck-tray': 'cab',
  'truck-box': 'cab',
  'truck-bonneted': 'cab',
  'truck-heavy-tray': 'cab',
  'truck-heavy-box': 'cab',
  'motorcycle-naked': null,
  'motorcycle-retro': null,
  'motorcycle-sport': null,
  'motorcycle-adventure': null,
  'motorcycle-cruiser': null,
  caravan: 'caravan',
  'caravan-poptop': 'caravan',
  motorhome: 'caravan',
};

/** The inside of a body; null if it has none. */
export const roomOf = (body: BodyName): RoomName | null => ROOM_OF_BODY[body];
