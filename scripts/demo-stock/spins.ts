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

/** Fields that a vehicle with a spin has in addition. */
export type Spin = Pick<Car, 'spin_images' | 'spin_interior_image' | 'hotspots'> & { film: string | null };

const named = ({ id, description }: Hotspot): Hotspot => ({ id, description });

/** Inside and outside hotspots have the same ids, which must be unique within a vehicle. */
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

/** The rendered spins, by picture set. */
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

  /** The spin of a picture set. A vehicle with few pictures has none: its seller would not shoot a spin either. */
  find(set: Pick<PictureSet, 'path'>, pictures: number): Spin | null {
    return pictures < MIN_PICTURES ? null : (this.#spins.get(set.path) ?? null);
  }
}

/** A vehicle with fewer pictures has no spin. */
const MIN_PICTURES = 4;
