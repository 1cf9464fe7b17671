import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Catalogue,
  type CatalogueSpin,
  filmPath,
  framePath,
  roomPath,
  spotsPath,
} from '../../packages/vehicle-art/catalogue-format.ts';
import type { SpinSpot } from '../../packages/vehicle-art/spots/spin-spot.ts';
import type { Car, Hotspot, Hotspots } from '../../src/stock/car.ts';
import type { PictureSet } from './pictures.ts';

const PUBLISHED = '/media/vehicles';

interface RoomSpot extends Hotspot {
  x: number;
  y: number;
}

/** What a vehicle with a spin has more than one with pictures alone. */
export type Spin = Pick<Car, 'spin_images' | 'spin_interior_image' | 'hotspots'> & { film: string | null };

const named = ({ id, description }: Hotspot): Hotspot => ({ id, description });

/** Ids are shared by both lists' positions, so those inside are told apart. */
const inside = (id: string): string => `inside-${id}`;

function hotspotsOf(frames: number, exterior: SpinSpot[], interior: RoomSpot[]): Hotspots {
  return {
    exterior: exterior.map(named),
    interior: interior.map(({ id, description }) => named({ id: inside(id), description })),
    positions: [
      ...exterior.flatMap(({ id, places }) =>
        places.map(({ frame, x, y }) => ({
          hotspotId: id,
          activeAngle: (frame * 360) / frames,
          posX: x,
          posY: y,
        })),
      ),
      ...interior.map(({ id, x, y }) => ({ hotspotId: inside(id), activeAngle: 0, posX: x, posY: y })),
    ],
  };
}

/** The spins that have been rendered, by picture set. */
export class SpinLibrary {
  readonly #spins: ReadonlyMap<string, Spin>;

  constructor(spins: ReadonlyMap<string, Spin>) {
    this.#spins = spins;
  }

  /** Reads `catalogue.json` and the hotspots of a folder of pictures. */
  static read(folder: string): SpinLibrary {
    const json = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown;
    const { spins, rooms } = json('catalogue.json') as Catalogue;
    const spinOf = ({ path, frames, room, film }: CatalogueSpin): Spin => {
      const view = rooms.find(({ name }) => name === room);
      const interior = view ? (json(spotsPath(view.path)) as RoomSpot[]) : [];
      return {
        spin_images: Array.from({ length: frames }, (_, i) => `${PUBLISHED}/${framePath(path, i)}`),
        spin_interior_image: view ? `${PUBLISHED}/${roomPath(view.path)}` : null,
        hotspots: hotspotsOf(frames, json(spotsPath(path)) as SpinSpot[], interior),
        film: film ? `${PUBLISHED}/${filmPath(path)}` : null,
      };
    };
    return new SpinLibrary(new Map(spins.map((spin) => [spin.path.replace(/\/spin$/, ''), spinOf(spin)])));
  }

  /** The spin of a vehicle that shows so many pictures of a set: who takes few pictures takes no spin. */
  find(set: Pick<PictureSet, 'path'>, pictures: number): Spin | null {
    return pictures < FEWEST_PICTURES ? null : (this.#spins.get(set.path) ?? null);
  }
}

const FEWEST_PICTURES = 4;
