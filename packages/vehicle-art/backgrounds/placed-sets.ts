import type { ColourName } from '../paints.ts';
import type { BodyName } from '../sets/body-names.ts';
import { SETS, type VehicleSet } from '../sets/sets.ts';
import { BACKGROUNDS, type Background } from './background-names.ts';

/** A set of pictures of one vehicle on one background. */
export interface PlacedSet extends VehicleSet {
  background: Background;
  /** Folder of the pictures of the same vehicle in the studio. */
  studioPath: string;
  /** Begins with the background, except in the studio. */
  path: string;
}

/**
 * Vehicles on each background: those in the demo stock. `every` stands for every colour of the body. Vehicles that no
 * dealer shows would only take space.
 */
const SHOWN: Record<Background, Partial<Record<BodyName, 'every' | readonly ColourName[]>>> = {
  studio: {},
  workshop: {
    'motorcycle-naked': 'every',
    'motorcycle-retro': 'every',
    'motorcycle-sport': 'every',
    'motorcycle-adventure': 'every',
    'motorcycle-cruiser': 'every',
  },
  beach: { caravan: 'every', 'caravan-poptop': 'every', motorhome: ['White', 'Silver', 'Grey'] },
  hardstand: {
    'truck-tray': ['White', 'Blue', 'Red', 'Silver'],
    'truck-box': ['White', 'Red', 'Blue', 'Grey'],
    'truck-bonneted': 'every',
    'truck-heavy-tray': 'every',
    'truck-heavy-box': 'every',
    ute: ['White', 'Blue', 'Grey', 'Black', 'Red', 'Silver'],
    van: ['Grey'],
  },
  white: {
    suv: ['Blue', 'White', 'Grey', 'Red', 'Silver', 'Black'],
    'suv-small': 'every',
    'suv-large': ['White', 'Black', 'Grey', 'Silver'],
    hatch: ['Blue', 'White', 'Silver', 'Green'],
    sedan: 'every',
    ute: 'every',
    'people-mover': ['White', 'Blue'],
  },
  floor: {
    suv: 'every',
    'suv-small': 'every',
    'suv-large': 'every',
    hatch: 'every',
    sedan: 'every',
    wagon: ['Silver', 'White', 'Blue', 'Sand'],
    ute: 'every',
    van: ['White', 'Silver', 'Grey', 'Black'],
    'people-mover': ['White', 'Grey'],
    coupe: ['Red', 'Silver', 'Black', 'White'],
    convertible: ['Silver', 'Blue', 'White'],
    motorhome: ['White', 'Grey', 'Sand'],
  },
};

function isShown(background: Background, { body, look }: VehicleSet): boolean {
  const colours = SHOWN[background][body];
  return colours === 'every' || (colours?.includes(look.colour) ?? false);
}

export const PLACED_SETS: readonly PlacedSet[] = BACKGROUNDS.flatMap((background) =>
  SETS.filter((set) => isShown(background, set)).map((set) => ({
    ...set,
    background,
    studioPath: set.path,
    path: background === 'studio' ? set.path : `${background}/${set.path}`,
  })),
);
