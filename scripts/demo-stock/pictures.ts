import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Background } from '../../packages/vehicle-art/backgrounds/background-names.ts';
import type { Catalogue, CatalogueSet } from '../../packages/vehicle-art/catalogue-format.ts';
import { hash32, type Random } from './random.ts';

/** Pictures of one vehicle shape in one colour on one background. */
export type PictureSet = Pick<CatalogueSet, 'path' | 'background'> &
  Record<'body' | 'colour', string> &
  Record<'angles' | 'details' | 'walk', string[]>;

interface Wanted {
  background: Background;
  body: string;
  colour: string;
  model: string;
}

/** The picture sets in the library's catalogue.json. */
export class PictureLibrary {
  readonly #sets: readonly PictureSet[];
  readonly #colours: Readonly<Record<string, readonly string[]>>;

  constructor(sets: readonly PictureSet[], colours: Readonly<Record<string, readonly string[]>>) {
    this.#sets = sets;
    this.#colours = colours;
  }

  /** Reads `catalogue.json` of a folder of pictures. */
  static read(folder: string): PictureLibrary {
    const { sets, colours } = JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8')) as Catalogue;
    return new PictureLibrary(sets, colours);
  }

  /** Colours in which a body is drawn; empty if the library does not have that body. */
  coloursOf(body: string): readonly string[] {
    return this.#colours[body] ?? [];
  }

  /** Finds a set of a body and colour on a background. All vehicles of a model get the same one. */
  find({ background, body, colour, model }: Wanted): PictureSet | null {
    const sets = this.#sets.filter(
      (set) => set.background === background && set.body === body && set.colour === colour,
    );
    return sets[hash32(model) % Math.max(1, sets.length)] ?? null;
  }
}

const COUNTS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Number of pictures → relative frequency. Invented. */
const SHARE: Record<number, number> = { 1: 6, 2: 6, 3: 10, 4: 20, 5: 24, 6: 18, 7: 16 };

const address = (set: PictureSet, name: string): string => `/media/vehicles/${set.path}/${name}.avif`;

/** Addresses of all pictures of a set, the front first. */
export const everyPicture = (set: PictureSet): string[] =>
  [...new Set(['front', ...set.angles, ...set.details, ...set.walk])].map((name) => address(set, name));

/** Addresses of one to seven pictures of a set, the front first, the others in random order. */
export function choosePictures(set: PictureSet, random: Random): string[] {
  const first = set.angles.includes('front') ? 'front' : (set.angles[0] as string);
  const others = random.shuffle([...set.angles, ...set.details].filter((angle) => angle !== first));
  const count = random.weighted(COUNTS, (n) => SHARE[n] ?? 0);
  return [first, ...others].slice(0, count).map((angle) => address(set, angle));
}
