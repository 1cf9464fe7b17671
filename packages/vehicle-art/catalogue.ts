import { PLACED_SETS } from './backgrounds/placed-sets.ts';
import {
  ANGLES,
  type Catalogue,
  type CatalogueCutout,
  type CatalogueSet,
  DETAILS,
} from './catalogue-format.ts';
import { ROOMS, roomOf } from './interiors/room-names.ts';
import { BODIES, type BodyName, type DrawnBody, TILE_BODIES } from './sets/body-names.ts';
import { SETS } from './sets/sets.ts';

export const WIDTHS = [400, 800, 1280] as const;
export const CUTOUT = { widths: [530, 1060], width: 1060, height: 480 };
export const STAGE_PICTURE = { widths: [800, 1280], width: 1280, height: 720 };

/** Bodies with a transparent picture for the home page's hero, and the set it shows. */
export const STAGE_SETS: Partial<Record<BodyName, string>> = {
  suv: 'suv/blue-1',
  ute: 'ute/orange-1',
  'truck-tray': 'truck-tray/white-1',
  'truck-box': 'truck-box/white-1',
  'motorcycle-naked': 'motorcycle-naked/red-1',
  caravan: 'caravan/white-1',
};

/** A turn of the vehicle in frames of one size, 16:10. */
export const SPIN = { frames: 36, width: 960, height: 600 };

/** Size of the pictures of vehicles' insides. */
export const ROOM_PICTURE = { width: 1280, height: 800 };

/** Sets with a spin, in the order in which they are rendered: those that pages need most come first. */
export const SPIN_SETS = [
  'workshop/motorcycle-naked/blue-1',
  'workshop/motorcycle-cruiser/black-1',
  'beach/caravan/white-1',
  'beach/motorhome/white-1',
  'hardstand/truck-tray/blue-1',
  'white/suv/blue-1',
  'white/sedan/white-1',
  'floor/suv/blue-1',
  'floor/ute/grey-1',
  'floor/hatch/red-1',
  'floor/van/silver-1',
  'floor/sedan/white-1',
] as const;

/** Spins that are also a film. */
export const FILM_SETS: readonly string[] = [
  'workshop/motorcycle-naked/blue-1',
  'beach/caravan/white-1',
  'hardstand/truck-tray/blue-1',
  'white/suv/blue-1',
  'floor/suv/blue-1',
];

/**
 * Sets whose spin frames are also ordinary pictures (a "walk" round the vehicle), for a demo gallery of forty pictures.
 */
export const WALK_SETS: readonly string[] = ['floor/suv/blue-1'];

/** Spin frames of the walk. Together with the seven other pictures of the set they are forty. */
export const WALK_FRAMES = Array.from({ length: 33 }, (_, i) => i + 1);

export const walkName = (frame: number): string => `walk-${String(frame).padStart(2, '0')}`;

/** Checks for pictures and other files that have already been rendered. */
export interface Rendered {
  picture: (path: string, widths: readonly number[]) => boolean;
  spin: (path: string) => boolean;
  room: (path: string) => boolean;
  film: (path: string) => boolean;
}

const EVERYTHING: Rendered = { picture: () => true, spin: () => true, room: () => true, film: () => true };

/**
 * The catalogue of all planned pictures.
 *
 * @param rendered checks that leave out what has not been rendered yet; by default everything counts as rendered
 */
export function makeCatalogue({ picture: has, spin, room, film }: Rendered = EVERYTHING): Catalogue {
  const sets = PLACED_SETS.map(
    ({ background, body, look, path }): CatalogueSet => ({
      background,
      body,
      colour: look.colour,
      path,
      angles: ANGLES.filter((angle) => has(`${path}/${angle}`, WIDTHS)),
      details: DETAILS.filter((detail) => has(`${path}/${detail}`, WIDTHS)),
      walk: WALK_SETS.includes(path)
        ? WALK_FRAMES.map(walkName).filter((name) => has(`${path}/${name}`, WIDTHS))
        : [],
    }),
  );
  const transparent = (
    kind: 'cut' | 'stage',
    bodies: readonly DrawnBody[],
    size: typeof CUTOUT,
  ): CatalogueCutout[] =>
    bodies
      .map((body) => ({ body, path: `${body}/${kind}`, ...size }))
      .filter(({ path, widths }) => has(path, widths));
  return {
    widths: [...WIDTHS],
    colours: Object.fromEntries(
      BODIES.map((body) => [
        body,
        [...new Set(SETS.filter((set) => set.body === body).map(({ look }) => look.colour))],
      ]),
    ),
    sets: sets.filter((set) => set.angles.length > 0),
    cutouts: transparent('cut', [...BODIES, ...TILE_BODIES], CUTOUT),
    stages: transparent(
      'stage',
      BODIES.filter((body) => STAGE_SETS[body]),
      STAGE_PICTURE,
    ),
    spins: PLACED_SETS.filter((set) => (SPIN_SETS as readonly string[]).includes(set.path))
      .map(({ body, look, path }) => ({
        body,
        colour: look.colour,
        path: `${path}/spin`,
        ...SPIN,
        room: roomOf(body),
        film: FILM_SETS.includes(path) && film(`${path}/spin`),
      }))
      .filter(({ path }) => spin(path)),
    rooms: ROOMS.map((name) => ({ name, path: `rooms/${name}`, ...ROOM_PICTURE })).filter(({ path }) =>
      room(path),
    ),
  };
}
