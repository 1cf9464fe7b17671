import type { BuildContext } from '../bodies/loft-vehicle.ts';
import type { Vec2 } from '../body/maths.ts';
import type { Atlas } from '../decals/atlas.ts';
import { INK } from '../decals/inks.ts';
import { ellipse, flip, line, mirroredPolygon, polygon, rectangle } from '../decals/paths.ts';
import { honeycomb, lampHousing, lattice, ledStrip, projector } from '../faces/details.ts';
import { bothSides } from '../faces/frame.ts';

/** Heights of an upright cab's face. */
interface CabFrame {
  halfWidth: number;
  bumperTop: number;
  beltline: number;
}

type CabFace = (atlas: Atlas, frame: CabFrame) => void;

const FIN = { colour: '#2a2c2f', rough: 0.3, metal: 0.4, height: 0.6 };

function cornerLamp(atlas: Atlas, { halfWidth: w, bumperTop: low }: CabFrame, height: number): void {
  bothSides((sign) => {
    const outline: Vec2[] = [
      [w * 0.58, low + 0.03],
      [w * 0.9, low + 0.03],
      [w * 0.94, low + height],
      [w * 0.66, low + height - 0.02],
    ];
    lampHousing(atlas, polygon(flip(outline, sign), 0.03));
    projector(atlas, sign * w * 0.69, low + 0.03 + height * 0.4, 0.05);
    projector(atlas, sign * w * 0.83, low + 0.03 + height * 0.42, 0.042);
    ledStrip(
      atlas,
      line(
        flip(
          [
            [w * 0.69, low + height - 0.035],
            [w * 0.91, low + height - 0.02],
          ],
          sign,
        ),
      ),
      0.012,
    );
    const blinker: Vec2[] = [
      [w * 0.895, low + 0.06],
      [w * 0.92, low + 0.06],
      [w * 0.93, low + height - 0.05],
      [w * 0.905, low + height - 0.05],
    ];
    atlas.fill(polygon(flip(blinker, sign), 0.01), INK.amber);
  });
}

/** Wide dark grille with a fine lattice. */
const latticeFace: CabFace = (atlas, frame) => {
  const { halfWidth: w, bumperTop: low } = frame;
  const opening = mirroredPolygon(
    [
      [0, low + 0.02],
      [w * 0.54, low + 0.02],
      [w * 0.62, low + 0.3],
      [0, low + 0.3],
    ],
    0.03,
  );
  atlas.fill(opening, INK.void);
  lattice(atlas, opening, FIN, { stepY: 0.045, stepX: 0.09, width: 0.013 });
  atlas.stroke(opening, 0.018, INK.gloss);
  atlas.fill(rectangle(-0.13, low + 0.135, 0.13, low + 0.185, 0.025), INK.satin);
  cornerLamp(atlas, frame, 0.24);
};

/** Three wide louvres. */
const louvreFace: CabFace = (atlas, frame) => {
  const { halfWidth: w, bumperTop: low } = frame;
  for (let i = 0; i < 3; i++) {
    const y = low + 0.06 + i * 0.095;
    const slot = mirroredPolygon(
      [
        [0, y],
        [w * (0.5 + i * 0.03), y],
        [w * (0.52 + i * 0.03), y + 0.055],
        [0, y + 0.055],
      ],
      0.02,
    );
    atlas.fill(slot, INK.void);
    atlas.stroke(slot, 0.008, INK.chrome);
  }
  atlas.fill(ellipse(0, low + 0.4, 0.055, 0.04), INK.satin);
  cornerLamp(atlas, frame, 0.3);
};

/** Dark mask with two bars and stacked lamps. */
const twinFace: CabFace = (atlas, frame) => {
  const { halfWidth: w, bumperTop: low } = frame;
  const mask = mirroredPolygon(
    [
      [0, low],
      [w * 0.94, low],
      [w * 0.95, low + 0.28],
      [w * 0.62, low + 0.34],
      [0, low + 0.34],
    ],
    0.04,
  );
  atlas.fill(mask, { ...INK.gloss, height: 0.46 });
  const opening = mirroredPolygon(
    [
      [0, low + 0.04],
      [w * 0.5, low + 0.04],
      [w * 0.54, low + 0.28],
      [0, low + 0.28],
    ],
    0.03,
  );
  honeycomb(atlas, opening, FIN, 0.06);
  for (const y of [low + 0.11, low + 0.21])
    atlas.fill(rectangle(-w * 0.5, y, w * 0.5, y + 0.024, 0.01), INK.satin);
  bothSides((sign) => {
    for (const x of [0.68, 0.83]) {
      ledStrip(atlas, ellipse(sign * w * x, low + 0.15, 0.062), 0.01);
      projector(atlas, sign * w * x, low + 0.15, 0.046);
    }
  });
};

const FACES: Record<string, CabFace> = { lattice: latticeFace, louvre: louvreFace, twin: twinFace };

/** Upright cab: dark band below the windscreen, grille and lamps above a separate bumper. */
export function drawCabFace({ atlas, shape, look }: BuildContext): void {
  const w = shape.width / 2;
  const frame: CabFrame = { halfWidth: w, bumperTop: 0.72, beltline: shape.cowl.y };
  atlas.region('front');
  atlas.fill(
    mirroredPolygon([
      [0, 0],
      [w + 0.2, 0],
      [w + 0.2, 0.5],
      [0, 0.5],
    ]),
    INK.cladding,
  );
  const band = shape.cowl.y - 0.16;
  atlas.fill(
    mirroredPolygon(
      [
        [0, band],
        [w * 0.72, band],
        [w * 0.9, band + 0.1],
        [w * 0.92, 2],
        [0, 2],
      ],
      0.03,
    ),
    { ...INK.gloss, height: 0.5 },
  );
  atlas.groove(
    mirroredPolygon(
      [
        [0, band - 0.035],
        [w * 0.74, band - 0.035],
        [w * 0.8, 0.7],
        [0, 0.7],
      ],
      0.03,
    ),
    0.006,
  );
  for (const x of [-0.42, 0.16])
    atlas.stroke(
      line([
        [x, band + 0.1],
        [x + 0.5, band + 0.06],
      ]),
      0.016,
      INK.black,
    );
  (FACES[look.variant ?? 'lattice'] ?? latticeFace)(atlas, frame);
}
