import type { Vec2 } from '../body/maths.ts';
import type { Atlas } from '../decals/atlas.ts';
import { INK } from '../decals/inks.ts';
import { flip, line, mirroredPolygon, polygon } from '../decals/paths.ts';
import { honeycomb, lattice, ledStrip, numberPlate, projector } from './details.ts';
import { bothSides, type FaceFrame } from './frame.ts';

/** `grilleLow` is the lower edge of the grille: the bumper stays below it. */
export type BumperDesign = (atlas: Atlas, frame: FaceFrame, grilleLow: number) => void;

function valance(atlas: Atlas, { halfWidth: w, base: b }: FaceFrame, height: number): void {
  const half: Vec2[] = [
    [0, 0],
    [w + 0.2, 0],
    [w + 0.2, b + height * 0.66],
    [w * 0.8, b + height * 0.62],
    [w * 0.66, b + height],
    [0, b + height],
  ];
  atlas.fill(mirroredPolygon(half), INK.cladding);
}

function intake(atlas: Atlas, half: Vec2[], step = 0.028): void {
  const opening = mirroredPolygon(half);
  atlas.fill(opening, INK.void);
  lattice(atlas, opening, INK.black, { stepY: step, width: 0.009 });
}

const plateHeight = (frame: FaceFrame, grilleLow: number, low: number): number =>
  Math.max(frame.base + low + 0.06, Math.min(grilleLow - 0.075, frame.base + low + 0.09));

/** SUV: plastic lower edge, metal skid, lamp slots. */
const rugged: BumperDesign = (atlas, frame, grilleLow) => {
  const { halfWidth: w, base: b, unit: u } = frame;
  valance(atlas, frame, 0.24 * u);
  const skid: Vec2[] = [
    [0, b + 0.03],
    [w * 0.42, b + 0.03],
    [w * 0.36, b + 0.11],
    [0, b + 0.11],
  ];
  atlas.fill(mirroredPolygon(skid, 0.02), INK.satin);
  intake(atlas, [
    [0, b + 0.14],
    [w * 0.56, b + 0.14],
    [w * 0.5, b + 0.25 * u],
    [0, b + 0.25 * u],
  ]);
  bothSides((sign) => {
    const slot: Vec2[] = [
      [w * 0.66, b + 0.21],
      [w * 0.86, b + 0.24],
      [w * 0.88, b + 0.4 * u],
      [w * 0.8, b + 0.38 * u],
    ];
    atlas.fill(polygon(flip(slot, sign), 0.02), INK.black);
    ledStrip(
      atlas,
      line(
        flip(
          [
            [w * 0.8, b + 0.25],
            [w * 0.845, b + 0.37 * u],
          ],
          sign,
        ),
      ),
      0.01,
    );
  });
  numberPlate(atlas, plateHeight(frame, grilleLow, 0.245 * u));
};

/** Four-wheel drive: deep skid, round fog lamps, tow points. */
const trail: BumperDesign = (atlas, frame, grilleLow) => {
  const { halfWidth: w, base: b, unit: u } = frame;
  const deep = 0.27 * u;
  atlas.fill(
    mirroredPolygon([
      [0, 0],
      [w + 0.2, 0],
      [w + 0.2, b + deep],
      [w * 0.74, b + deep],
      [w * 0.6, b + deep * 0.86],
      [0, b + deep * 0.86],
    ]),
    INK.cladding,
  );
  atlas.fill(
    mirroredPolygon(
      [
        [0, b],
        [w * 0.34, b],
        [w * 0.48, b + 0.13],
        [0, b + 0.13],
      ],
      0.02,
    ),
    INK.satin,
  );
  intake(
    atlas,
    [
      [0, b + 0.15],
      [w * 0.52, b + 0.15],
      [w * 0.5, b + deep * 0.84],
      [0, b + deep * 0.84],
    ],
    0.04,
  );
  bothSides((sign) => {
    projector(atlas, sign * w * 0.76, b + deep * 0.62, 0.036);
    const hook: Vec2[] = [
      [w * 0.57, b + 0.06],
      [w * 0.63, b + 0.06],
      [w * 0.63, b + 0.12],
      [w * 0.57, b + 0.12],
    ];
    atlas.fill(polygon(flip(hook, sign), 0.015), { colour: '#7d1116', rough: 0.4, height: 0.6 });
  });
  numberPlate(atlas, plateHeight(frame, grilleLow, deep * 0.9));
};

/** Sedan: one wide intake, small corner vents. */
const soft: BumperDesign = (atlas, frame, grilleLow) => {
  const { halfWidth: w, base: b, unit: u } = frame;
  atlas.fill(
    mirroredPolygon([
      [0, 0],
      [w + 0.2, 0],
      [w + 0.2, b + 0.045],
      [0, b + 0.045],
    ]),
    INK.cladding,
  );
  intake(
    atlas,
    [
      [0, b + 0.05],
      [w * 0.55, b + 0.05],
      [w * 0.62, b + 0.2 * u],
      [0, b + 0.17 * u],
    ],
    0.026,
  );
  bothSides((sign) => {
    const vent: Vec2[] = [
      [w * 0.74, b + 0.07],
      [w * 0.92, b + 0.1],
      [w * 0.92, b + 0.25 * u],
      [w * 0.86, b + 0.27 * u],
    ];
    const path = polygon(flip(vent, sign), 0.025);
    atlas.fill(path, INK.void);
    atlas.stroke(path, 0.01, INK.gloss);
  });
  numberPlate(atlas, plateHeight(frame, grilleLow, 0.17 * u));
};

/** Coupe and hot hatch: full-width mouth, blades at the corners, splitter. */
const sport: BumperDesign = (atlas, frame, grilleLow) => {
  const { halfWidth: w, base: b, unit: u } = frame;
  atlas.fill(
    mirroredPolygon([
      [0, 0],
      [w + 0.2, 0],
      [w + 0.2, b + 0.04],
      [0, b + 0.055],
    ]),
    INK.cladding,
  );
  const mouth = mirroredPolygon([
    [0, b + 0.06],
    [w * 0.5, b + 0.06],
    [w * 0.68, b + 0.26 * u],
    [w * 0.56, b + 0.27 * u],
    [0, b + 0.23 * u],
  ]);
  atlas.fill(mouth, INK.void);
  honeycomb(atlas, mouth, INK.black, 0.045);
  atlas.stroke(mouth, 0.01, INK.gloss);
  bothSides((sign) => {
    const corner: Vec2[] = [
      [w * 0.7, b + 0.06],
      [w * 0.93, b + 0.08],
      [w * 0.92, b + 0.3 * u],
      [w * 0.84, b + 0.33 * u],
    ];
    atlas.fill(polygon(flip(corner, sign), 0.03), INK.void);
    atlas.stroke(
      line(
        flip(
          [
            [w * 0.74, b + 0.1],
            [w * 0.87, b + 0.13],
            [w * 0.86, b + 0.28 * u],
          ],
          sign,
        ),
      ),
      0.014,
      INK.gloss,
    );
  });
  numberPlate(atlas, plateHeight(frame, grilleLow, 0.2 * u), 0.105);
};

/** Smooth electric nose: one low slot. */
const clean: BumperDesign = (atlas, frame, grilleLow) => {
  const { halfWidth: w, base: b, unit: u } = frame;
  atlas.fill(
    mirroredPolygon([
      [0, 0],
      [w + 0.2, 0],
      [w + 0.2, b + 0.07],
      [w * 0.7, b + 0.06],
      [0, b + 0.06],
    ]),
    INK.cladding,
  );
  intake(
    atlas,
    [
      [0, b + 0.07],
      [w * 0.66, b + 0.07],
      [w * 0.58, b + 0.15 * u],
      [0, b + 0.15 * u],
    ],
    0.03,
  );
  bothSides((sign) => {
    ledStrip(
      atlas,
      line(
        flip(
          [
            [w * 0.82, b + 0.13],
            [w * 0.84, b + 0.29 * u],
          ],
          sign,
        ),
      ),
      0.009,
    );
  });
  numberPlate(atlas, plateHeight(frame, grilleLow, 0.17 * u));
};

/** Wide lower mouth with a body-colour bridge below the grille. */
const bridge: BumperDesign = (atlas, frame, grilleLow) => {
  const { halfWidth: w, base: b, unit: u } = frame;
  atlas.fill(
    mirroredPolygon([
      [0, 0],
      [w + 0.2, 0],
      [w + 0.2, b + 0.08],
      [0, b + 0.07],
    ]),
    INK.cladding,
  );
  const mouth: Vec2[] = [
    [0, b + 0.06],
    [w * 0.78, b + 0.08],
    [w * 0.86, b + 0.22 * u],
    [w * 0.7, b + 0.2 * u],
    [0, b + 0.2 * u],
  ];
  intake(atlas, mouth, 0.035);
  atlas.fill(
    mirroredPolygon(
      [
        [0, b + 0.05],
        [w * 0.6, b + 0.055],
        [w * 0.58, b + 0.085],
        [0, b + 0.08],
      ],
      0.01,
    ),
    INK.satin,
  );
  bothSides((sign) => {
    projector(atlas, sign * w * 0.76, b + 0.15 * u, 0.024);
  });
  numberPlate(atlas, plateHeight(frame, grilleLow, 0.19 * u));
};

const van: BumperDesign = (atlas, frame, grilleLow) => {
  const { halfWidth: w, base: b } = frame;
  atlas.fill(
    mirroredPolygon([
      [0, 0],
      [w + 0.2, 0],
      [w + 0.2, b + 0.19],
      [0, b + 0.16],
    ]),
    INK.cladding,
  );
  intake(
    atlas,
    [
      [0, b + 0.1],
      [w * 0.6, b + 0.1],
      [w * 0.66, b + 0.24],
      [0, b + 0.24],
    ],
    0.03,
  );
  bothSides((sign) => {
    const pocket: Vec2[] = [
      [w * 0.72, b + 0.24],
      [w * 0.88, b + 0.25],
      [w * 0.88, b + 0.33],
      [w * 0.74, b + 0.31],
    ];
    atlas.fill(polygon(flip(pocket, sign), 0.02), INK.black);
    projector(atlas, sign * w * 0.8, b + 0.285, 0.026);
  });
  numberPlate(atlas, plateHeight(frame, grilleLow, 0.27));
};

/** Work van: the whole lower third in plain plastic. */
const plain: BumperDesign = (atlas, frame, grilleLow) => {
  const { halfWidth: w, base: b, unit: u } = frame;
  atlas.fill(
    mirroredPolygon([
      [0, 0],
      [w + 0.2, 0],
      [w + 0.2, b + 0.34 * u],
      [w * 0.72, b + 0.3 * u],
      [0, b + 0.3 * u],
    ]),
    INK.cladding,
  );
  intake(
    atlas,
    [
      [0, b + 0.07],
      [w * 0.52, b + 0.07],
      [w * 0.52, b + 0.16],
      [0, b + 0.16],
    ],
    0.03,
  );
  bothSides((sign) => {
    projector(atlas, sign * w * 0.78, b + 0.13, 0.03);
  });
  numberPlate(atlas, plateHeight(frame, grilleLow, 0.22 * u));
};

export const BUMPERS = { rugged, trail, soft, sport, clean, bridge, van, plain } satisfies Record<
  string,
  BumperDesign
>;
export type BumperName = keyof typeof BUMPERS;
