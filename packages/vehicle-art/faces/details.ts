import type { Atlas, Ink } from '../decals/atlas.ts';
import { INK } from '../decals/inks.ts';
import { ellipse, line, polygon, rectangle } from '../decals/paths.ts';

export type BadgeName = 'pill' | 'hexagon' | 'disc' | 'none';

/** Number plates stay blank, so that none belongs to a real vehicle. */
export function numberPlate(atlas: Atlas, y: number, height = 0.12): void {
  const plate = rectangle(-0.186, y - height / 2, 0.186, y + height / 2, 0.012);
  atlas.fill(plate, { colour: '#eeeeea', rough: 0.5, height: 0.56 });
  atlas.stroke(plate, 0.006, { colour: '#1a1b1d', rough: 0.6 });
}

/** A plain shape without any emblem, so that none reads as a maker's mark. */
export function badge(atlas: Atlas, name: BadgeName, y: number, size = 0.05): void {
  if (name === 'none') return;
  if (name === 'pill') {
    const pill = rectangle(-size * 1.5, y - size * 0.34, size * 1.5, y + size * 0.34, size * 0.34);
    atlas.fill(pill, INK.satin);
    atlas.stroke(pill, 0.006, INK.gloss);
    return;
  }
  const outline =
    name === 'disc'
      ? ellipse(0, y, size * 0.82)
      : polygon(
          Array.from({ length: 6 }, (_, i) => {
            const angle = (i * Math.PI) / 3;
            return [Math.cos(angle) * size * 1.15, y + Math.sin(angle) * size * 0.85];
          }),
          0.012,
        );
  atlas.fill(outline, { colour: '#15171a', rough: 0.2, metal: 0.6, height: 0.56 });
  atlas.stroke(outline, 0.009, INK.chrome);
}

/** Lines across a grille opening, and optionally down it. */
export function lattice(
  atlas: Atlas,
  opening: Path2D,
  ink: Ink,
  options: { stepY?: number; stepX?: number; width: number },
): void {
  const [reach, height] = [1.2, 1.7];
  const across = new Path2D();
  const down = new Path2D();
  if (options.stepY) {
    for (let y = 0; y < height; y += options.stepY)
      across.addPath(
        line([
          [-reach, y],
          [reach, y],
        ]),
      );
  }
  if (options.stepX) {
    for (let x = -reach; x < reach; x += options.stepX)
      down.addPath(
        line([
          [x, 0],
          [x, height],
        ]),
      );
  }
  atlas.within(opening, () => {
    atlas.stroke(across, options.width, ink);
    atlas.stroke(down, options.width * 0.7, ink);
  });
}

/** Honeycomb of hexagon outlines. */
export function honeycomb(atlas: Atlas, opening: Path2D, ink: Ink, cell: number): void {
  const [reach, height] = [0.75, 1.2];
  const combs = new Path2D();
  for (let row = 0; row * cell * 0.85 < height; row++) {
    for (let x = -reach + (row % 2) * cell * 0.5; x < reach; x += cell) {
      const hexagon = Array.from({ length: 6 }, (_, i): [number, number] => {
        const angle = (i * Math.PI) / 3 + Math.PI / 6;
        return [x + Math.cos(angle) * cell * 0.56, row * cell * 0.85 + Math.sin(angle) * cell * 0.56];
      });
      combs.addPath(polygon(hexagon));
    }
  }
  atlas.within(opening, () => atlas.stroke(combs, cell * 0.2, ink));
}

export function lampHousing(atlas: Atlas, outline: Path2D): void {
  atlas.fill(outline, { colour: '#0a0c0f', rough: 0.08, height: 0.44 });
  atlas.stroke(outline, 0.008, { colour: '#030304', rough: 0.5, height: 0.36 });
}

/** A running light. */
export function ledStrip(atlas: Atlas, path: Path2D, width: number): void {
  atlas.stroke(path, width * 1.9, {
    colour: '#79838c',
    rough: 0.12,
    height: 0.47,
    glow: 'rgba(255,255,255,.10)',
  });
  atlas.stroke(path, width, { colour: '#ffffff', rough: 0.12, height: 0.5, glow: 'rgba(235,243,255,.62)' });
}

export function projector(atlas: Atlas, x: number, y: number, radius: number): void {
  atlas.fill(ellipse(x, y, radius), { colour: '#2a2e33', rough: 0.12, metal: 0.8, height: 0.47 });
  atlas.fill(ellipse(x, y, radius * 0.72), { colour: '#aeb7c0', rough: 0.05, metal: 0.9, height: 0.5 });
  atlas.fill(ellipse(x, y, radius * 0.5), { colour: '#15181c', rough: 0.04, height: 0.5 });
  atlas.fill(ellipse(x - radius * 0.15, y + radius * 0.2, radius * 0.16), {
    colour: '#e8f0f8',
    rough: 0.1,
    glow: 'rgba(220,235,255,.5)',
  });
}
