import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ANGLES, type Catalogue, makeCatalogue, picturePath, STAGE_SETS } from './catalogue.ts';
import { COLOURS } from './paints.ts';
import { BODIES } from './sets/look.ts';
import { SETS } from './sets/sets.ts';

const MEDIA = fileURLToPath(new URL('../../media/vehicles', import.meta.url));
const LIMIT_BYTES = 30_000_000;

describe('planned sets', () => {
  const plan = makeCatalogue();

  it.each(BODIES)('%s comes in at least five colours', (body) => {
    const colours = new Set(plan.sets.filter((set) => set.body === body).map((set) => set.colour));
    expect(colours.size).toBeGreaterThanOrEqual(5);
  });

  it('have every angle', () => {
    for (const set of plan.sets) expect(set.angles).toEqual([...ANGLES]);
  });

  it('have paths of their own', () => {
    expect(new Set(SETS.map((set) => set.path)).size).toBe(SETS.length);
  });

  it('use known colours only', () => {
    for (const { look } of SETS) expect(COLOURS).toContain(look.colour);
  });

  it('do not repeat a face with the same wheels within a body', () => {
    const styles = SETS.filter(({ look }) => look.face).map(
      ({ body, look }) => `${body} ${look.face} ${look.rim}`,
    );
    const repeated = styles.filter(
      (style, i) => styles.indexOf(style) !== i && !style.startsWith('motorhome'),
    );
    expect(repeated).toEqual([]);
  });

  it('include the sets of the stage pictures', () => {
    for (const path of Object.values(STAGE_SETS)) expect(SETS.map((set) => set.path)).toContain(path);
  });
});

describe('catalogue.json', () => {
  const catalogue = JSON.parse(readFileSync(join(MEDIA, 'catalogue.json'), 'utf8')) as Catalogue;
  const files = [
    ...catalogue.sets.flatMap((set) =>
      [...set.angles, ...set.details].flatMap((name) =>
        catalogue.widths.map((width) => picturePath(`${set.path}/${name}`, width)),
      ),
    ),
    ...[...catalogue.cutouts, ...catalogue.stages].flatMap(({ path, widths }) =>
      widths.map((width) => picturePath(path, width)),
    ),
  ];

  it('lists only pictures that exist', () => {
    const missing = files.filter((file) => !statSync(join(MEDIA, file), { throwIfNoEntry: false })?.size);
    expect(missing).toEqual([]);
  });

  it('lists every picture there is', () => {
    const found = readdirSync(MEDIA, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.avif'),
    );
    expect(found.sort()).toEqual([...files].sort());
  });

  it('keeps the library small', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(MEDIA, file)).size, 0);
    expect(bytes).toBeLessThan(LIMIT_BYTES);
  });
});
