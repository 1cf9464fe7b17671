import type { Vec2 } from '../body/maths.ts';
import type { Atlas, Ink } from '../decals/atlas.ts';
import { INK } from '../decals/inks.ts';
import { line, mirroredPolygon, rectangle } from '../decals/paths.ts';
import { type BadgeName, badge, honeycomb, lattice, ledStrip } from './details.ts';
import type { FaceFrame } from './frame.ts';

export interface Grille {
  /** Half width of the grille as a share of the body's half width. The lamps begin there. */
  reach: number;
  /** Depth below the lamp line for a face of unit height. */
  depth: number;
  draw: (atlas: Atlas, frame: FaceFrame, badge: BadgeName) => void;
}

const FIN: Ink = { colour: '#2a2c2f', rough: 0.25, metal: 0.5, height: 0.6 };
const DARK_FIN: Ink = { colour: '#1c1d20', rough: 0.4, height: 0.62 };
const GLOSS_RIM: Ink = { ...INK.gloss, height: 0.6 };

const shield: Grille = {
  reach: 0.6,
  depth: 0.23,
  draw(atlas, { halfWidth, lampY: top, unit }, mark) {
    const half = halfWidth * 0.6;
    const low = top - 0.23 * unit;
    const opening = mirroredPolygon([
      [0, low],
      [half * 0.72, low],
      [half * 0.98, low + 0.13 * unit],
      [half * 0.93, top],
      [0, top + 0.01],
    ]);
    atlas.fill(opening, INK.void);
    lattice(atlas, opening, FIN, { stepY: 0.034, stepX: 0.07, width: 0.012 });
    atlas.stroke(opening, 0.016, GLOSS_RIM);
    badge(atlas, mark, top - 0.06, 0.058);
  },
};

const slats: Grille = {
  reach: 0.6,
  depth: 0.32,
  draw(atlas, { halfWidth, lampY: top, unit }, mark) {
    const half = halfWidth * 0.6;
    const low = top - 0.32 * unit;
    const middle = (top + low) / 2 + 0.01;
    const opening = mirroredPolygon([
      [0, low],
      [half * 0.86, low],
      [half, low + 0.12],
      [half * 0.97, top + 0.02],
      [0, top + 0.02],
    ]);
    atlas.fill(opening, INK.void);
    lattice(atlas, opening, DARK_FIN, { stepY: 0.095, width: 0.036 });
    atlas.stroke(opening, 0.034, { colour: '#141518', rough: 0.35, height: 0.62 });
    atlas.fill(rectangle(-half * 0.98, middle - 0.022, half * 0.98, middle + 0.03, 0.01), {
      colour: '#1a1b1e',
      rough: 0.3,
      height: 0.62,
    });
    badge(atlas, mark, middle + 0.004, 0.07);
  },
};

const frame: Grille = {
  reach: 0.56,
  depth: 0.2,
  draw(atlas, { halfWidth, lampY: top, unit }, mark) {
    const half = halfWidth * 0.52;
    const low = top - 0.2 * unit;
    const opening = mirroredPolygon([
      [0, low],
      [half * 0.8, low],
      [half, low + 0.09 * unit],
      [half * 0.97, top],
      [0, top + 0.006],
    ]);
    atlas.fill(opening, INK.void);
    lattice(
      atlas,
      opening,
      { colour: '#33363a', rough: 0.2, metal: 0.7, height: 0.62 },
      { stepY: 0.03, width: 0.009 },
    );
    atlas.stroke(opening, 0.014, INK.chrome);
    badge(atlas, mark, top - 0.065, 0.05);
  },
};

const slit: Grille = {
  reach: 0.52,
  depth: 0.09,
  draw(atlas, { halfWidth, lampY: top, unit }, mark) {
    const half = halfWidth * 0.46;
    const low = top - 0.08 * unit;
    const opening = mirroredPolygon([
      [0, low],
      [half * 0.9, low],
      [half * 1.12, top],
      [0, top],
    ]);
    atlas.fill(opening, INK.void);
    lattice(
      atlas,
      opening,
      { colour: '#33363a', rough: 0.2, metal: 0.7, height: 0.62 },
      { stepY: 0.024, width: 0.009 },
    );
    atlas.stroke(opening, 0.014, GLOSS_RIM);
    badge(atlas, mark, top - 0.035, 0.046);
  },
};

/** No opening at all: a smooth panel with one crease. */
const closed: Grille = {
  reach: 0.56,
  depth: 0.1,
  draw(atlas, { halfWidth, lampY: top }, mark) {
    atlas.groove(
      mirroredPolygon(
        [
          [0, top - 0.11],
          [halfWidth * 0.42, top - 0.11],
          [halfWidth * 0.5, top - 0.01],
          [0, top],
        ],
        0.04,
      ),
      0.005,
    );
    badge(atlas, mark, top - 0.05, 0.05);
  },
};

/** A thin light across the whole nose. */
const lightBar: Grille = {
  reach: 0.6,
  depth: 0.1,
  draw(atlas, { halfWidth, lampY: top }, mark) {
    const half = halfWidth * 0.62;
    atlas.fill(rectangle(-half, top - 0.022, half, top + 0.022, 0.01), INK.gloss);
    ledStrip(
      atlas,
      line([
        [-half, top],
        [half, top],
      ]),
      0.011,
    );
    badge(atlas, mark, top - 0.065, 0.042);
  },
};

const fins: Grille = {
  reach: 0.55,
  depth: 0.24,
  draw(atlas, { halfWidth, lampY: top, unit }, mark) {
    const half = halfWidth * 0.5;
    const low = top - 0.22 * unit;
    const opening = mirroredPolygon(
      [
        [0, low],
        [half * 0.92, low + 0.01],
        [half, top - 0.02],
        [half * 0.9, top + 0.015],
        [0, top + 0.02],
      ],
      0.05,
    );
    atlas.fill(opening, INK.void);
    lattice(
      atlas,
      opening,
      { colour: '#7b8086', rough: 0.2, metal: 0.9, height: 0.62 },
      { stepX: 0.031, width: 0.012 },
    );
    atlas.stroke(opening, 0.013, INK.satin);
    badge(atlas, mark, top + 0.002, 0.036);
  },
};

/** Two floating bars in a wide dark panel. */
const twinBar: Grille = {
  reach: 0.58,
  depth: 0.22,
  draw(atlas, { halfWidth, lampY: top, unit }, mark) {
    const half = halfWidth * 0.57;
    const low = top - 0.2 * unit;
    const opening = mirroredPolygon(
      [
        [0, low],
        [half * 0.95, low + 0.015],
        [half, top],
        [0, top + 0.006],
      ],
      0.035,
    );
    atlas.fill(opening, INK.void);
    lattice(atlas, opening, DARK_FIN, { stepY: 0.02, stepX: 0.04, width: 0.007 });
    for (const t of [0.3, 0.72]) {
      const y = low + (top - low) * t;
      atlas.fill(rectangle(-half * 0.95, y - 0.013, half * 0.95, y + 0.013, 0.008), INK.satin);
    }
    badge(atlas, mark, low + (top - low) * 0.51, 0.045);
  },
};

/** One gloss-black panel that joins the lamps. */
const mask: Grille = {
  reach: 0.62,
  depth: 0.17,
  draw(atlas, { halfWidth, lampY: top, unit }, mark) {
    const half = halfWidth * 0.64;
    const low = top - 0.16 * unit;
    const panel = mirroredPolygon(
      [
        [0, low],
        [half * 0.8, low],
        [half, top - 0.06],
        [half, top + 0.008],
        [0, top + 0.012],
      ],
      0.03,
    );
    atlas.fill(panel, { ...INK.gloss, height: 0.46 });
    atlas.within(panel, () => {
      for (let i = 0; i < 3; i++) {
        const y = low + 0.025 + i * 0.03;
        atlas.stroke(
          line([
            [-half * 0.72, y],
            [half * 0.72, y],
          ]),
          0.008,
          { colour: '#24272a', rough: 0.3, height: 0.56 },
        );
      }
    });
    badge(atlas, mark, top - 0.035, 0.044);
  },
};

const comb: Grille = {
  reach: 0.56,
  depth: 0.27,
  draw(atlas, { halfWidth, lampY: top, unit }, mark) {
    const half = halfWidth * 0.55;
    const low = top - 0.27 * unit;
    const points: Vec2[] = [
      [0, low],
      [half, low + 0.02],
      [half * 1.02, low + 0.1 * unit],
      [half * 0.84, top - 0.005],
      [0, top],
    ];
    const opening = mirroredPolygon(points, 0.03);
    atlas.fill(opening, INK.void);
    honeycomb(atlas, opening, { colour: '#26282b', rough: 0.3, metal: 0.3, height: 0.6 }, 0.05);
    atlas.stroke(opening, 0.016, GLOSS_RIM);
    badge(atlas, mark, top - 0.055, 0.045);
  },
};

const vanStrip: Grille = {
  reach: 0.62,
  depth: 0.12,
  draw(atlas, { halfWidth, lampY: top }, mark) {
    const half = halfWidth * 0.62;
    const opening = mirroredPolygon([
      [0, top - 0.13],
      [half * 0.96, top - 0.11],
      [half, top - 0.02],
      [0, top - 0.02],
    ]);
    atlas.fill(opening, INK.void);
    lattice(atlas, opening, { colour: '#26282b', rough: 0.3, height: 0.62 }, { stepY: 0.04, width: 0.016 });
    atlas.stroke(opening, 0.012, INK.gloss);
    badge(atlas, mark, top - 0.075, 0.058);
  },
};

export const GRILLES = {
  shield,
  slats,
  frame,
  slit,
  closed,
  lightBar,
  fins,
  twinBar,
  mask,
  comb,
  vanStrip,
} satisfies Record<string, Grille>;
export type GrilleName = keyof typeof GRILLES;
