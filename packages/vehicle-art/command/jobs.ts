import { CUTOUT, SPIN_SETS, STAGE_PICTURE, STAGE_SETS, WIDTHS } from '../catalogue.ts';
import type { Angle } from '../catalogue-format.ts';
import { ROOMS, type RoomName } from '../interiors/room-names.ts';
import { BODIES } from '../sets/body-names.ts';
import { SETS, type VehicleSet } from '../sets/sets.ts';
import { TILE_SETS, type TileSet } from '../sets/tile-sets.ts';

export type PictureJob =
  | { kind: 'angle'; set: VehicleSet; angle: Angle; path: string; widths: readonly number[] }
  | { kind: 'cut'; set: TileSet; path: string; widths: readonly number[] }
  | { kind: 'stage'; set: VehicleSet; path: string; widths: readonly number[] };

export interface SpinJob {
  kind: 'spin';
  set: VehicleSet;
  path: string;
}

export interface RoomJob {
  kind: 'room';
  room: RoomName;
  path: string;
}

export type Job = PictureJob | SpinJob | RoomJob;

/** Angles that are rendered one after another for each vehicle, so that it is built only once for them. */
const ROUNDS: Angle[][] = [['front'], ['side', 'rear', 'nose', 'tail']];

function angleJobs(angles: Angle[]): PictureJob[] {
  return SETS.flatMap((set) =>
    angles.map(
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
    const set = SETS.find((one) => one.path === path);
    if (!set) throw new Error(`SPIN_SETS in catalogue.ts names the set ${path}, which does not exist.`);
    return { kind: 'spin', set, path: `${path}/spin` };
  });
}

/** All pictures in an order in which an interrupted run has made the most useful ones. */
export function allJobs(): Job[] {
  const [fronts = [], ...others] = ROUNDS;
  return [
    ...angleJobs(fronts),
    ...transparentJobs(),
    ...others.flatMap(angleJobs),
    ...roomJobs(),
    ...spinJobs(),
  ];
}
