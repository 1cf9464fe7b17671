import { describe, expect, it } from 'vitest';
import { project } from '../../ui/map/mercator.ts';
import { distanceToLine, LETTER_WIDTH } from '../../ui/map/place-map.ts';
import { ELBOW, layOutOverview, OVERVIEW, spreadRows } from './overview-map.ts';

const place = (name: string, lat: number, long: number) => ({ name, point: project(lat, long) });
const QUEENSLAND = [
  place('Newstead', -27.4445, 153.0452),
  place('Capalaba', -27.5226, 153.1921),
  place('Southport', -27.9689, 153.4086),
  place('Maroochydore', -26.6561, 153.0899),
  place('Toowoomba', -27.5606, 151.9539),
  place('Townsville', -19.259, 146.8169),
];

describe('layOutOverview', () => {
  it('names every place, with rows more than 20 px apart', () => {
    const { places } = layOutOverview(QUEENSLAND);
    expect(places.map(({ text }) => text).sort()).toEqual(QUEENSLAND.map(({ name }) => name).sort());
    const rows = places.map(({ textPoint }) => textPoint[1]);
    for (const [index, y] of rows.entries())
      if (index > 0) expect(y - (rows[index - 1] ?? 0)).toBeGreaterThan(20);
  });

  it('keeps dots and names inside the part of the map that phones show', () => {
    for (const { dot, textPoint } of layOutOverview(QUEENSLAND).places) {
      for (const [x, y] of [dot, textPoint]) {
        expect(Math.abs(x)).toBeLessThan(OVERVIEW.width / 2);
        expect(Math.abs(y)).toBeLessThan(OVERVIEW.height / 2);
      }
    }
  });

  it('the line from a place to its name keeps away from the dot of a place beside it', () => {
    const { places } = layOutOverview(QUEENSLAND);
    const toowoomba = places.find(({ text }) => text === 'Toowoomba');
    const maroochydore = places.find(({ text }) => text === 'Maroochydore');
    const [x, y] = toowoomba?.textPoint ?? [0, 0];
    const far = distanceToLine(maroochydore?.dot ?? [0, 0], toowoomba?.dot ?? [0, 0], [x - ELBOW, y]);
    expect(far).toBeGreaterThan(9);
  });

  it('puts the names over the sea: to the west in Western Australia, otherwise to the east', () => {
    const west = layOutOverview([place('Bunbury', -33.33, 115.64), place('Wangara', -31.79, 115.83)]);
    expect(west.places.map(({ side }) => side)).toEqual(['left', 'left']);
    for (const { dot, textPoint } of west.places) expect(textPoint[0]).toBeLessThan(dot[0]);
    expect(layOutOverview(QUEENSLAND).places.every(({ side }) => side === 'right')).toBe(true);
  });

  it('puts the name of a place in Western Australia beside it, and no city below that name, if others are in the east', () => {
    const { places, cities } = layOutOverview([...QUEENSLAND, place('Cannington', -32.01, 115.94)]);
    const west = places.find(({ text }) => text === 'Cannington');
    expect((west?.textPoint[0] ?? 0) - (west?.dot[0] ?? 0)).toBe(10);
    expect(west?.textPoint[1]).toBe(west?.dot[1]);
    const east = places.filter(({ text }) => text !== 'Cannington');
    for (const { dot, textPoint } of east) expect(textPoint[0] - dot[0]).toBeLessThan(120);
    const below = cities.filter(({ text, textPoint: [x, y] }) => {
      const [left, top] = west?.textPoint ?? [0, 0];
      return Math.abs(y - top) < 15 && x > left && x - text.length * LETTER_WIDTH < left + 70;
    });
    expect(below).toEqual([]);
  });

  it('leaves room for the lines to the names of two places in Western Australia if others are in the east', () => {
    const west = [place('Cannington', -32.01, 115.94), place('Bunbury', -33.33, 115.64)];
    const { places } = layOutOverview([...west, place('Townsville', -19.259, 146.8169)]);
    const labels = places.filter(({ text }) => text !== 'Townsville');
    expect(labels).toHaveLength(2);
    for (const { dot, textPoint } of labels) expect(textPoint[0] - dot[0]).toBeGreaterThan(ELBOW);
  });

  it('names of cities cover neither each other nor that of a place in Western Australia, as those of Sydney and Canberra would on a map of the whole country', () => {
    const { places, cities } = layOutOverview([
      place('Alder Bay', -27.47, 153.02),
      place('Birch Hill', -31.95, 115.86),
    ]);
    expect(cities.length).toBeGreaterThan(2);
    const texts = [...cities, ...places].map(({ text, textPoint: [x, y], side }) => {
      const width = text.length * LETTER_WIDTH;
      const left = side === 'left' ? x - width : x;
      return { text, y, left, right: left + width };
    });
    for (const [n, one] of texts.entries())
      for (const other of texts.slice(n + 1)) {
        const isBeside = one.left > other.right || other.left > one.right;
        expect(Math.abs(one.y - other.y) > 16 || isBeside, `${one.text} and ${other.text}`).toBe(true);
      }
  });

  it('handles two places at the same point without dividing by 0', () => {
    const { places, scale } = layOutOverview([place('One', -27.4, 153), place('Two', -27.4, 153)]);
    expect(scale).toBe(1 / 4);
    expect(places[0]?.dot).toEqual(places[1]?.dot);
  });

  it('shows no names if there are too many to fit below each other', () => {
    const many = Array.from({ length: 40 }, (_, index) => place(`Yard ${index}`, -20 - index / 4, 148));
    expect(layOutOverview(many).places.every(({ text }) => text === '')).toBe(true);
  });
});

describe('spreadRows', () => {
  it('moves close positions apart and leaves the others', () => {
    expect(spreadRows([-50, -48, 40])).toEqual([-50, -29, 40]);
  });

  it('keeps positions inside the map, and no two the same', () => {
    const rows = spreadRows([100, 110, 120, 130]);
    expect(Math.max(...rows)).toBeLessThan(OVERVIEW.height / 2);
    expect(new Set(rows).size).toBe(4);
  });
});
