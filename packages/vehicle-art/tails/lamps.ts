import { lerp, type Vec2 } from '../body/maths.ts';
import type { Atlas } from '../decals/atlas.ts';
import { INK } from '../decals/inks.ts';
import { ellipse, flip, line, polygon, rectangle } from '../decals/paths.ts';

interface TailFrame {
  halfWidth: number;
  /** Centre of the lamp band. */
  lampY: number;
  base: number;
}

export type TailLampDesign = (atlas: Atlas, frame: TailFrame, sign: 1 | -1) => void;

const HOUSING_EDGE = { colour: '#120203', rough: 0.4, height: 0.4 };

function housing(atlas: Atlas, points: Vec2[], sign: number, radius = 0.02): void {
  const path = polygon(flip(points, sign), radius);
  atlas.fill(path, INK.red);
  atlas.stroke(path, 0.007, HOUSING_EDGE);
}

function light(atlas: Atlas, path: Path2D, width: number): void {
  atlas.stroke(path, width, { colour: '#ff2a22', rough: 0.1, height: 0.56, glow: 'rgba(255,24,14,.75)' });
}

function reverseLight(atlas: Atlas, points: Vec2[], sign: number): void {
  atlas.fill(polygon(flip(points, sign), 0.01), { colour: '#cfd3d6', rough: 0.1, height: 0.55 });
}

const wedge: TailLampDesign = (atlas, { halfWidth: w, lampY: y }, sign) => {
  housing(
    atlas,
    [
      [w * 0.4, y - 0.055],
      [w * 0.74, y - 0.075],
      [w * 0.955, y - 0.045],
      [w * 0.955, y + 0.075],
      [w * 0.78, y + 0.05],
      [w * 0.4, y + 0.01],
    ],
    sign,
  );
  light(
    atlas,
    line(
      flip(
        [
          [w * 0.42, y - 0.02],
          [w * 0.74, y - 0.035],
          [w * 0.93, y - 0.005],
        ],
        sign,
      ),
    ),
    0.013,
  );
  light(
    atlas,
    line(
      flip(
        [
          [w * 0.7, y + 0.03],
          [w * 0.93, y + 0.05],
        ],
        sign,
      ),
    ),
    0.009,
  );
};

/** A wedge whose light runs on across the tailgate. */
const band: TailLampDesign = (atlas, frame, sign) => {
  const { halfWidth: w, lampY: y } = frame;
  atlas.fill(rectangle(0, y - 0.05, sign * w * 0.42, y - 0.008), INK.red);
  wedge(atlas, frame, sign);
  light(
    atlas,
    line(
      flip(
        [
          [0, y - 0.03],
          [w * 0.42, y - 0.03],
        ],
        sign,
      ),
    ),
    0.01,
  );
};

const post: TailLampDesign = (atlas, { halfWidth: w, lampY: y }, sign) => {
  const [x, low, high] = [w * 0.84, y - 0.3, y + 0.05];
  housing(
    atlas,
    [
      [x, low],
      [w * 0.93, low],
      [w * 0.93, high],
      [x, high],
    ],
    sign,
  );
  light(
    atlas,
    line(
      flip(
        [
          [x + 0.02, high - 0.03],
          [x + 0.02, low + 0.03],
          [w * 0.92, low + 0.03],
        ],
        sign,
      ),
    ),
    0.016,
  );
  const [from, to] = [lerp(low, high, 0.4), lerp(low, high, 0.6)];
  reverseLight(
    atlas,
    [
      [x + 0.045, from],
      [w * 0.93, from],
      [w * 0.93, to],
      [x + 0.045, to],
    ],
    sign,
  );
};

const hook: TailLampDesign = (atlas, { halfWidth: w, lampY: y }, sign) => {
  const points: Vec2[] = [
    [w * 0.52, y],
    [w * 0.78, y],
    [w * 0.8, y - 0.15],
    [w * 0.93, y - 0.15],
    [w * 0.955, y + 0.065],
    [w * 0.54, y + 0.055],
  ];
  housing(atlas, points, sign, 0.015);
  light(
    atlas,
    line(
      flip(
        [
          [w * 0.56, y + 0.028],
          [w * 0.87, y + 0.034],
          [w * 0.87, y - 0.13],
        ],
        sign,
      ),
    ),
    0.014,
  );
};

const rounds: TailLampDesign = (atlas, { halfWidth: w, lampY: y }, sign) => {
  for (const [x, radius] of [
    [w * 0.63, 0.05],
    [w * 0.81, 0.058],
  ] as Vec2[]) {
    const lens = ellipse(sign * x, y - 0.02, radius);
    atlas.fill(lens, INK.red);
    atlas.stroke(lens, 0.014, { colour: '#0d0e10', rough: 0.2, height: 0.55 });
    light(atlas, ellipse(sign * x, y - 0.02, radius * 0.62), 0.011);
  }
};

/** One thin bar from side to side. */
const bar: TailLampDesign = (atlas, { halfWidth: w, lampY: y }, sign) => {
  atlas.fill(
    polygon(
      flip(
        [
          [0, y - 0.04],
          [w * 0.93, y - 0.045],
          [w * 0.955, y + 0.04],
          [w * 0.8, y + 0.018],
          [0, y + 0.012],
        ],
        sign,
      ),
    ),
    INK.gloss,
  );
  light(
    atlas,
    line(
      flip(
        [
          [0, y - 0.014],
          [w * 0.8, y - 0.014],
          [w * 0.93, y + 0.008],
        ],
        sign,
      ),
    ),
    0.015,
  );
  light(
    atlas,
    line(
      flip(
        [
          [w * 0.84, y - 0.03],
          [w * 0.92, y - 0.026],
        ],
        sign,
      ),
    ),
    0.008,
  );
};

/** Rows of short light strokes. */
const rake: TailLampDesign = (atlas, { halfWidth: w, lampY: y }, sign) => {
  housing(
    atlas,
    [
      [w * 0.5, y - 0.085],
      [w * 0.94, y - 0.075],
      [w * 0.955, y + 0.055],
      [w * 0.5, y + 0.045],
    ],
    sign,
    0.025,
  );
  for (let i = 0; i < 5; i++) {
    const x = w * (0.56 + i * 0.085);
    light(
      atlas,
      line(
        flip(
          [
            [x, y - 0.055],
            [x + 0.02, y + 0.02],
          ],
          sign,
        ),
      ),
      0.011,
    );
  }
};

/** Upright lamps with a cross light, for tall bodies. */
const pillar: TailLampDesign = (atlas, { halfWidth: w, lampY: y }, sign) => {
  const [x, low, high] = [w * 0.8, y - 0.24, y + 0.12];
  housing(
    atlas,
    [
      [x, low],
      [w * 0.93, low + 0.02],
      [w * 0.93, high],
      [x + 0.03, high - 0.02],
    ],
    sign,
    0.03,
  );
  light(
    atlas,
    line(
      flip(
        [
          [x + 0.035, low + 0.035],
          [x + 0.05, high - 0.05],
        ],
        sign,
      ),
    ),
    0.014,
  );
  for (const t of [0.3, 0.62]) {
    const at = lerp(low, high, t);
    reverseLight(
      atlas,
      [
        [x + 0.075, at],
        [w * 0.92, at],
        [w * 0.92, at + 0.05],
        [x + 0.075, at + 0.05],
      ],
      sign,
    );
  }
};

export const TAIL_LAMPS = { wedge, band, post, hook, rounds, bar, rake, pillar } satisfies Record<
  string,
  TailLampDesign
>;
export type TailLampName = keyof typeof TAIL_LAMPS;
