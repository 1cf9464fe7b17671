import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PLACED_SETS } from './backgrounds/placed-sets.ts';
import { FILM_SETS, makeCatalogue, SPIN_SETS, STAGE_SETS, WALK_SETS } from './catalogue.ts';
import {
  ANGLES,
  type Catalogue,
  filmPath,
  framePath,
  picturePath,
  roomPath,
  spotsPath,
} from './catalogue-format.ts';
import { COLOURS } from './paints.ts';
import { BODIES, type BodyName } from './sets/body-names.ts';
import { SETS } from './sets/sets.ts';

const MEDIA = fileURLToPath(new URL('../../public/demo/vehicles', import.meta.url));
const MAX_LIBRARY_BYTES = 34_500_000;
const MAX_FILM_BYTES = 500_000;

describe('planned sets', () => {
  const plan = makeCatalogue();

  /** Bodies of which the demo dealers have few vehicles. */
  const FEW: readonly BodyName[] = [
    'truck-bonneted',
    'truck-heavy-tray',
    'truck-heavy-box',
    'motorcycle-retro',
    'motorcycle-sport',
    'motorcycle-adventure',
  ];

  it.each(BODIES.filter((body) => !FEW.includes(body)))('%s is drawn in at least five colours', (body) => {
    expect(new Set(plan.colours[body]).size).toBeGreaterThanOrEqual(5);
  });

  it('name each colour of a body once, however many vehicles have it', () => {
    for (const body of BODIES) expect(plan.colours[body]).toEqual([...new Set(plan.colours[body])]);
    expect(SETS.filter(({ path }) => /^motorcycle-naked\/white-/.test(path))).toHaveLength(3);
  });

  it('have every angle', () => {
    for (const set of plan.sets) expect(set.angles).toEqual([...ANGLES]);
  });

  it('all have different paths', () => {
    expect(new Set(PLACED_SETS.map((set) => set.path)).size).toBe(PLACED_SETS.length);
  });

  it('use known colours only', () => {
    for (const { look } of SETS) expect(COLOURS).toContain(look.colour);
  });

  it('of one body differ in face or wheels, except motorhomes', () => {
    const styles = SETS.filter(({ look }) => look.face).map(
      ({ body, look }) => `${body} ${look.face} ${look.rim}`,
    );
    const repeated = styles.filter(
      (style, i) => styles.indexOf(style) !== i && !style.startsWith('motorhome'),
    );
    expect(repeated).toEqual([]);
  });

  it('include the sets of stage pictures, spins and films', () => {
    for (const path of Object.values(STAGE_SETS)) expect(SETS.map((set) => set.path)).toContain(path);
    for (const path of [...SPIN_SETS, ...FILM_SETS, ...WALK_SETS])
      expect(PLACED_SETS.map((set) => set.path)).toContain(path);
    for (const path of [...FILM_SETS, ...WALK_SETS]) expect(SPIN_SETS).toContain(path);
  });
});

const bytesOf = (file: string): number => statSync(join(MEDIA, file)).size;
const framesOf = ({ path, frames }: Catalogue['spins'][number]): string[] =>
  Array.from({ length: frames }, (_, i) => framePath(path, i));

describe('catalogue.json', () => {
  const catalogue = JSON.parse(readFileSync(join(MEDIA, 'catalogue.json'), 'utf8')) as Catalogue;
  const files = [
    ...catalogue.sets.flatMap((set) =>
      [...set.angles, ...set.details, ...set.walk].flatMap((name) =>
        catalogue.widths.map((width) => picturePath(`${set.path}/${name}`, width)),
      ),
    ),
    ...[...catalogue.cutouts, ...catalogue.stages].flatMap(({ path, widths }) =>
      widths.map((width) => picturePath(path, width)),
    ),
    ...catalogue.spins.flatMap(framesOf),
    ...catalogue.rooms.map(({ path }) => roomPath(path)),
  ];

  it('lists only pictures that exist', () => {
    const missing = files.filter((file) => !statSync(join(MEDIA, file), { throwIfNoEntry: false })?.size);
    expect(missing).toEqual([]);
  });

  it('lists every set that is planned', () => {
    expect(catalogue.sets).toEqual(makeCatalogue().sets);
  });

  it('lists every picture in the folder', () => {
    const found = readdirSync(MEDIA, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.avif'),
    );
    expect(found.sort()).toEqual([...files].sort());
  });

  it('all files together are smaller than 34.5 MB', () => {
    const all = readdirSync(MEDIA, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.\w+$/.test(name),
    );
    expect(all.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThan(MAX_LIBRARY_BYTES);
  });
});

const { spins, rooms } = JSON.parse(readFileSync(join(MEDIA, 'catalogue.json'), 'utf8')) as Catalogue;

interface Spot {
  id: string;
  description: string;
}
const spotsOf = <T extends Spot>(path: string): T[] =>
  JSON.parse(readFileSync(join(MEDIA, spotsPath(path)), 'utf8')) as T[];

describe('the spins', () => {
  it('show every kind of vehicle', () => {
    const bodies = spins.map(({ body }) => body);
    expect(bodies).toEqual(
      expect.arrayContaining(['suv', 'hatch', 'ute', 'van', 'truck-tray', 'motorcycle-naked', 'caravan']),
    );
  });

  it.each(spins)('$path has at least four hotspots, each visible in 3 to 35 of the 36 frames', ({ path }) => {
    const spots = spotsOf<Spot & { places: { frame: number; x: number; y: number }[] }>(path);
    expect(spots.length).toBeGreaterThanOrEqual(4);
    for (const { id, places } of spots) {
      expect(places.length, id).toBeGreaterThanOrEqual(3);
      expect(places.length, id).toBeLessThan(36);
      for (const { x, y } of places) {
        expect(Math.min(x, y), id).toBeGreaterThan(0);
        expect(Math.max(x, y), id).toBeLessThan(100);
      }
    }
  });

  it('have a picture of the inside, except those of motorcycles', () => {
    for (const { body, room } of spins) expect(room === null, body).toBe(body.startsWith('motorcycle'));
  });

  it.each(spins.filter(({ film }) => film))('$path has a film of less than 500 kB', ({ path }) => {
    expect(bytesOf(filmPath(path))).toBeGreaterThan(20_000);
    expect(bytesOf(filmPath(path))).toBeLessThan(MAX_FILM_BYTES);
  });
});

describe('the rooms', () => {
  it('are four kinds of cabin and a caravan', () => {
    expect(rooms.map(({ name }) => name)).toEqual(['family', 'compact', 'work', 'cab', 'caravan']);
  });

  it.each(rooms)('$name has at least five hotspots, none of them at the edge of the picture', ({ path }) => {
    const spots = spotsOf<Spot & { x: number; y: number }>(path);
    expect(spots.length).toBeGreaterThanOrEqual(5);
    for (const { id, x, y } of spots) {
      expect(Math.min(x, y), id).toBeGreaterThan(2);
      expect(Math.max(x, y), id).toBeLessThan(98);
    }
  });
});
