import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue, CatalogueSet } from '../../packages/vehicle-art/catalogue-format.ts';
import { hash32, type Random } from './random.ts';

/** Pictures of one vehicle shape in one colour. */
export type PictureSet = Pick<CatalogueSet, 'path'> &
  Record<'body' | 'colour', string> &
  Record<'angles' | 'details' | 'walk', string[]>;

/** The pictures that exist, by body and colour. */
export class PictureLibrary {
  readonly #sets = new Map<string, PictureSet[]>();

  constructor(sets: readonly PictureSet[]) {
    for (const set of sets) {
      const known = this.#sets.get(set.body);
      if (known) known.push(set);
      else this.#sets.set(set.body, [set]);
    }
  }

  /** Reads `catalogue.json` of a folder of pictures. */
  static read(folder: string): PictureLibrary {
    const { sets } = JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8')) as Catalogue;
    return new PictureLibrary(sets);
  }

  /** Colours the body is drawn in; empty where the library holds no such body. */
  coloursOf(body: string): string[] {
    return [...new Set((this.#sets.get(body) ?? []).map((set) => set.colour))];
  }

  /** The set of a body and colour; vehicles of one model always get the same. */
  find(body: string, colour: string, model: string): PictureSet | null {
    const sets = (this.#sets.get(body) ?? []).filter((set) => set.colour === colour);
    return sets[hash32(model) % Math.max(1, sets.length)] ?? null;
  }
}

const COUNTS = [1, 2, 3, 4, 5, 6, 7] as const;
const SHARE: Record<number, number> = { 1: 6, 2: 6, 3: 10, 4: 20, 5: 24, 6: 18, 7: 16 };

const address = (set: PictureSet, name: string): string => `/media/vehicles/${set.path}/${name}.avif`;

/** Every picture there is of a set, the front first. */
export const everyPicture = (set: PictureSet): string[] =>
  [...new Set(['front', ...set.angles, ...set.details, ...set.walk])].map((name) => address(set, name));

/** Addresses of one to seven pictures of a set, the front first, the rest in an order of its own. */
export function choosePictures(set: PictureSet, random: Random): string[] {
  const first = set.angles.includes('front') ? 'front' : (set.angles[0] as string);
  const others = random.shuffle([...set.angles, ...set.details].filter((angle) => angle !== first));
  const count = random.weighted(COUNTS, (n) => SHARE[n] ?? 0);
  return [first, ...others].slice(0, count).map((angle) => address(set, angle));
}
