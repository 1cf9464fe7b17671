import { describe, expect, it } from 'vitest';
import { ANGLES, makeCatalogue, STAGE_SETS } from './catalogue.ts';
import { COLOURS } from './paints.ts';
import { BODIES } from './sets/look.ts';
import { SETS } from './sets/sets.ts';

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
