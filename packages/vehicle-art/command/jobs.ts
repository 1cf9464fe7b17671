import { PLACED_SETS, type PlacedSet } from '../backgrounds/placed-sets.ts';
import { CUTOUT, SPIN_SETS, STAGE_PICTURE, STAGE_SETS, WIDTHS } from '../catalogue.ts';
import { ANGLES, type Angle } from '../catalogue-format.ts';
import { ROOMS, type RoomName } from '../interiors/room-names.ts';
import { BODIES } from '../sets/body-names.ts';
import { SETS, type VehicleSet } from '../sets/sets.ts';
import { TILE_SETS, type TileSet } from '../sets/tile-sets.ts';

export type PictureJob =
  | { kind: 'angle'; set: PlacedSet; angle: Angle; path: string; widths: readonly number[] }
  | { kind: 'cut'; set: TileSet; path: string; widths: readonly number[] }
  | { kind: 'stage'; set: VehicleSet; path: string; widths: readonly number[] };

export interface SpinJob {
  kind: 'spin';
  set: PlacedSet;
  path: string;
}

export interface RoomJob {
  kind: 'room';
  room: RoomName;
  path: string;
}

export type Job = PictureJob | SpinJob | RoomJob;

function angleJobs(): PictureJob[] {
  return PLACED_SETS.flatMap((set) =>
    ANGLES.map(
      (angle): PictureJob => ({ kind: 'angle', set, angle, path: `${set.path}/${angle}`, widths: WIDTHS }),
    ),
  );
}

function transparentJobs(): PictureJob[] {
  const cuts = TILE_SETS.map(
    (set): PictureJob => ({ kind: 'cut', set, path: `${set.body}/cut`, widths: CUTOUT.widths }),
  );
  const stages = BODIES.flatMap((body): PictureJob[] => {
    const set = SETS.find(({ path }) => path === STAGE_SETS[body]);
    return set ? [{ kind: 'stage', set, path: `${body}/stage`, widths: STAGE_PICTURE.widths }] : [];
  });
  return [...cuts, ...stages];
}

const roomJobs = (): Job[] => ROOMS.map((room) => ({ kind: 'room', room, path: `rooms/${room}` }));

function spinJobs(): Job[] {
  return SPIN_SETS.map((path) => {
    const set = PLACED_SETS.find((one) => one.path === path);
    if (!set) throw new Error(`SPIN_SETS in catalogue.ts names the set ${path}, which does not exist.`);
    return { kind: 'spin', set, path: `${path}/spin` };
  });
}

/** All pictures, those of a set together, so that its vehicle is built only once for them. */
export const allJobs = (): Job[] => [...angleJobs(), ...transparentJobs(), ...roomJobs(), ...spinJobs()];
