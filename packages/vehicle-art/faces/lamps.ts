import type { Vec2 } from '../body/maths.ts';
import { lerp } from '../body/maths.ts';
import type { Atlas } from '../decals/atlas.ts';
import { INK } from '../decals/inks.ts';
import { curve, ellipse, flip, line, polygon, rectangle } from '../decals/paths.ts';
import { lampHousing, ledStrip, projector } from './details.ts';
import type { FaceFrame } from './frame.ts';

/**
 * `inner` is the distance in metres from the centre at which the grille ends and the lamp may begin. Beyond 95 % of the
 * half width, decals are stretched along the side.
 */
export type LampDesign = (atlas: Atlas, frame: FaceFrame, inner: number, sign: 1 | -1) => void;

const slim: LampDesign = (atlas, { halfWidth: w, lampY: y }, inner, sign) => {
  const outline: Vec2[] = [
    [inner * 1.03, y - 0.075],
    [w * 0.86, y - 0.06],
    [w * 0.955, y],
    [w * 0.945, y + 0.055],
    [w * 0.8, y + 0.03],
    [inner, y + 0.005],
  ];
  lampHousing(atlas, polygon(flip(outline, sign), 0.02));
  ledStrip(
    atlas,
    curve(
      flip(
        [
          [inner * 1.06, y - 0.012],
          [w * 0.8, y + 0.012],
          [w * 0.925, y + 0.034],
        ],
        sign,
      ),
    ),
    0.013,
  );
  for (let i = 0; i < 3; i++) {
    const x = lerp(inner * 1.03 + 0.05, w * 0.86, (i + 0.2) / 3);
    projector(atlas, sign * x, y - 0.036 + i * 0.006, 0.023);
  }
};

const block: LampDesign = (atlas, { halfWidth: w, lampY: y, unit: u }, inner, sign) => {
  const low = y - 0.2 * u;
  const outline: Vec2[] = [
    [inner + 0.02, low],
    [w * 0.94, low + 0.03],
    [w * 0.95, y + 0.045],
    [inner + 0.01, y + 0.02],
  ];
  lampHousing(atlas, polygon(flip(outline, sign), 0.02));
  const arc: Vec2[] = [
    [inner + 0.05, y],
    [w * 0.95, y + 0.02],
    [w * 0.95, low + 0.06],
    [inner + 0.06, low + 0.035],
  ];
  ledStrip(atlas, line(flip(arc, sign)), 0.018);
  projector(atlas, sign * (inner + 0.12), y - 0.085 * u, 0.042);
  if (w * 0.95 - inner > 0.3) projector(atlas, sign * (inner + 0.225), y - 0.08 * u, 0.038);
};

const sweep: LampDesign = (atlas, { halfWidth: w, lampY: y }, inner, sign) => {
  const outline: Vec2[] = [
    [inner, y - 0.065],
    [w * 0.84, y - 0.055],
    [w * 0.945, y + 0.025],
    [w * 0.935, y + 0.085],
    [w * 0.78, y + 0.035],
    [inner * 0.985, y],
  ];
  lampHousing(atlas, polygon(flip(outline, sign), 0.018));
  ledStrip(
    atlas,
    line(
      flip(
        [
          [inner + 0.02, y - 0.05],
          [w * 0.84, y - 0.038],
          [w * 0.915, y + 0.03],
        ],
        sign,
      ),
    ),
    0.012,
  );
  for (let i = 0; i < 2; i++)
    projector(atlas, sign * (inner + 0.085 + i * 0.085), y - 0.018 + i * 0.016, 0.026);
};

const blade: LampDesign = (atlas, { halfWidth: w, lampY: y }, inner, sign) => {
  const start = Math.max(inner, w * 0.6);
  const outline: Vec2[] = [
    [start, y - 0.05],
    [w * 0.84, y - 0.07],
    [w * 0.925, y + 0.05],
    [w * 0.96, y + 0.08],
    [w * 0.8, y + 0.055],
  ];
  lampHousing(atlas, polygon(flip(outline, sign), 0.018));
  ledStrip(
    atlas,
    line(
      flip(
        [
          [start + 0.04, y - 0.035],
          [w * 0.82, y - 0.05],
          [w * 0.94, y + 0.04],
        ],
        sign,
      ),
    ),
    0.012,
  );
  for (let i = 0; i < 2; i++)
    projector(atlas, sign * (start + 0.085 + i * 0.075), y - 0.018 + i * 0.016, 0.022);
};

/** A thin running light above, the headlamp in a dark pocket below. */
const split: LampDesign = (atlas, { halfWidth: w, lampY: y, unit: u }, inner, sign) => {
  const brow: Vec2[] = [
    [inner + 0.02, y - 0.012],
    [w * 0.94, y + 0.012],
    [w * 0.94, y + 0.05],
    [inner + 0.02, y + 0.02],
  ];
  lampHousing(atlas, polygon(flip(brow, sign), 0.012));
  ledStrip(
    atlas,
    line(
      flip(
        [
          [inner + 0.05, y + 0.004],
          [w * 0.92, y + 0.03],
        ],
        sign,
      ),
    ),
    0.014,
  );
  const low = y - 0.3 * u;
  const start = Math.max(inner + 0.05, w * 0.66);
  const pocket: Vec2[] = [
    [start, low],
    [w * 0.88, low + 0.01],
    [w * 0.91, low + 0.16 * u],
    [start + 0.03, low + 0.15 * u],
  ];
  lampHousing(atlas, polygon(flip(pocket, sign), 0.025));
  projector(atlas, sign * (start + 0.06), low + 0.078 * u, 0.032);
  projector(atlas, sign * (start + 0.14), low + 0.08 * u, 0.032);
};

const round: LampDesign = (atlas, { halfWidth: w, lampY: y, unit: u }, inner, sign) => {
  const radius = 0.098 * u;
  const x = Math.min(w * 0.93 - radius, Math.max(inner + radius + 0.02, w * 0.74));
  const centre = y - 0.045 * u;
  const shroud = rectangle(
    sign * (x - radius * 1.2),
    centre - radius * 1.15,
    sign * (x + radius * 1.2),
    centre + radius * 1.15,
    0.07,
  );
  lampHousing(atlas, shroud);
  ledStrip(atlas, ellipse(sign * x, centre, radius * 0.86), 0.013);
  projector(atlas, sign * x, centre, radius * 0.52);
  atlas.fill(
    rectangle(sign * (w * 0.88), centre - 0.11 * u, sign * (w * 0.93), centre - 0.16 * u, 0.01),
    INK.amber,
  );
};

/** Four small squares in a dark strip. */
const quad: LampDesign = (atlas, { halfWidth: w, lampY: y, unit: u }, inner, sign) => {
  const tall = 0.085 * u;
  const outline: Vec2[] = [
    [inner, y - tall],
    [w * 0.93, y - tall + 0.02],
    [w * 0.95, y + 0.03],
    [inner, y + 0.012],
  ];
  lampHousing(atlas, polygon(flip(outline, sign), 0.015));
  const width = (w * 0.91 - inner) / 4;
  for (let i = 0; i < 4; i++) {
    const x = inner + 0.012 + width * i;
    const cell: Vec2[] = [
      [x, y - tall + 0.024],
      [x + width * 0.78, y - tall + 0.026],
      [x + width * 0.78, y - 0.008],
      [x, y - 0.012],
    ];
    const square = polygon(flip(cell, sign), 0.008);
    atlas.fill(square, {
      colour: '#c5cdd4',
      rough: 0.06,
      metal: 0.8,
      height: 0.52,
      glow: 'rgba(150,165,180,.28)',
    });
    atlas.stroke(square, 0.005, { colour: '#15181c', rough: 0.2 });
  }
};

/** The light bar's ends; the bar itself belongs to the grille. */
const bar: LampDesign = (atlas, { halfWidth: w, lampY: y, unit: u }, inner, sign) => {
  const outline: Vec2[] = [
    [inner, y - 0.02],
    [w * 0.94, y - 0.025],
    [w * 0.955, y + 0.05],
    [w * 0.8, y + 0.03],
    [inner, y + 0.02],
  ];
  lampHousing(atlas, polygon(flip(outline, sign), 0.012));
  ledStrip(
    atlas,
    line(
      flip(
        [
          [inner - 0.02, y],
          [w * 0.82, y + 0.004],
          [w * 0.93, y + 0.025],
        ],
        sign,
      ),
    ),
    0.014,
  );
  const low = y - 0.16 * u;
  const pocket: Vec2[] = [
    [w * 0.7, low],
    [w * 0.9, low + 0.006],
    [w * 0.91, low + 0.075 * u],
    [w * 0.72, low + 0.065 * u],
  ];
  lampHousing(atlas, polygon(flip(pocket, sign), 0.02));
  projector(atlas, sign * w * 0.76, low + 0.034 * u, 0.022);
  projector(atlas, sign * w * 0.84, low + 0.037 * u, 0.022);
};

/** Two stacked chevron strokes in a small housing. */
const claw: LampDesign = (atlas, { halfWidth: w, lampY: y, unit: u }, inner, sign) => {
  const low = y - 0.13 * u;
  const start = Math.max(inner + 0.01, w * 0.56);
  const outline: Vec2[] = [
    [start, y - 0.045],
    [w * 0.8, low],
    [w * 0.93, low + 0.05],
    [w * 0.95, y + 0.06],
    [start, y + 0.01],
  ];
  lampHousing(atlas, polygon(flip(outline, sign), 0.02));
  ledStrip(
    atlas,
    line(
      flip(
        [
          [w * 0.78, low + 0.025],
          [w * 0.91, low + 0.065],
          [w * 0.93, y + 0.04],
        ],
        sign,
      ),
    ),
    0.013,
  );
  projector(atlas, sign * (start + 0.075), y - 0.024, 0.026);
  projector(atlas, sign * (start + 0.16), y - 0.03, 0.03);
};

const tall: LampDesign = (atlas, { halfWidth: w, lampY: y }, inner, sign) => {
  const outline: Vec2[] = [
    [inner * 1.02, y - 0.13],
    [w * 0.93, y - 0.12],
    [w * 0.945, y + 0.08],
    [w * 0.935, y + 0.15],
    [w * 0.9, y + 0.11],
    [inner * 1.02, y - 0.02],
  ];
  lampHousing(atlas, polygon(flip(outline, sign), 0.03));
  ledStrip(
    atlas,
    line(
      flip(
        [
          [inner * 1.08, y - 0.105],
          [w * 0.9, y - 0.095],
          [w * 0.94, y + 0.08],
        ],
        sign,
      ),
    ),
    0.014,
  );
  projector(atlas, sign * (inner * 1.02 + 0.09), y - 0.05, 0.036);
  projector(atlas, sign * (inner * 1.02 + 0.185), y - 0.022, 0.04);
};

export const LAMPS = { slim, block, sweep, blade, split, round, quad, bar, claw, tall } satisfies Record<
  string,
  LampDesign
>;
export type LampName = keyof typeof LAMPS;
