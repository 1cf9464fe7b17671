import { isComposed, type SceneName, sceneOf } from '../backgrounds/background-names.ts';
import { PLACED_SETS, type PlacedSet } from '../backgrounds/placed-sets.ts';
import { CUTOUT, SPIN_SETS, STAGE_PICTURE, STAGE_SETS, WIDTHS } from '../catalogue.ts';
import { ANGLES, type Angle } from '../catalogue-format.ts';
import { ROOMS, type RoomName } from '../interiors/room-names.ts';
import { BODIES } from '../sets/body-names.ts';
import { SETS, type VehicleSet } from '../sets/sets.ts';
import { TILE_SETS, type TileSet } from '../sets/tile-sets.ts';

export type PictureJob =
  | {
      kind: 'angle';
      scene: SceneName;
      set: VehicleSet;
      angle: Angle;
      path: string;
      widths: readonly number[];
    }
  | { kind: 'cut'; set: TileSet; path: string; widths: readonly number[] }
  | { kind: 'stage'; set: VehicleSet; path: string; widths: readonly number[] };

export interface SpinJob {
  kind: 'spin';
  scene: SceneName;
  set: VehicleSet;
  path: string;
}

export interface RoomJob {
  kind: 'room';
  room: RoomName;
  path: string;
}

export type Job = PictureJob | SpinJob | RoomJob;

const angleJobs = (scene: SceneName, set: VehicleSet): PictureJob[] =>
  ANGLES.map((angle) => ({
    kind: 'angle',
    scene,
    set,
    angle,
    path: `${set.path}/${angle}`,
    widths: WIDTHS,
  }));

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

function spinSet(path: string): PlacedSet {
  const set = PLACED_SETS.find((one) => one.path === path);
  if (!set) throw new Error(`SPIN_SETS in catalogue.ts names the set ${path}, which does not exist.`);
  return set;
}

const SPINS = SPIN_SETS.map(spinSet);

/** All published pictures that are rendered, those of a set together, so that its vehicle is built only once. */
export function allJobs(): Job[] {
  const rendered = ({ background }: PlacedSet): boolean => !isComposed(background);
  const angles = PLACED_SETS.filter(rendered).flatMap((set) => angleJobs(sceneOf(set.background), set));
  const spins = SPINS.filter(rendered).map(
    (set): SpinJob => ({ kind: 'spin', scene: sceneOf(set.background), set, path: `${set.path}/spin` }),
  );
  return [...angles, ...transparentJobs(), ...roomJobs(), ...spins];
}

/** The pictures of the studio from which others are composed. */
export function studioJobs(): Job[] {
  const wanted = (sets: readonly PlacedSet[]): VehicleSet[] => {
    const paths = sets.filter(({ background }) => isComposed(background)).map((set) => set.studioPath);
    return SETS.filter(({ path }) => paths.includes(path));
  };
  return [
    ...wanted(PLACED_SETS).flatMap((set) => angleJobs('studio', set)),
    ...wanted(SPINS).map(
      (set): SpinJob => ({ kind: 'spin', scene: 'studio', set, path: `${set.path}/spin` }),
    ),
  ];
}
