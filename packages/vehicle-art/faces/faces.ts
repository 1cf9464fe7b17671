import type { Shape } from '../body/shape.ts';
import type { Atlas } from '../decals/atlas.ts';
import { mirroredPolygon } from '../decals/paths.ts';
import { BUMPERS, type BumperName } from './bumpers.ts';
import type { BadgeName } from './details.ts';
import { bothSides, faceFrame } from './frame.ts';
import { GRILLES, type GrilleName } from './grilles.ts';
import { LAMPS, type LampName } from './lamps.ts';

interface Face {
  grille: GrilleName;
  lamps: LampName;
  bumper: BumperName;
  badge: BadgeName;
}

const face = (grille: GrilleName, lamps: LampName, bumper: BumperName, badge: BadgeName = 'pill'): Face => ({
  grille,
  lamps,
  bumper,
  badge,
});

const FACES = {
  // SUVs and utes
  ridge: face('shield', 'slim', 'rugged', 'hexagon'),
  anvil: face('slats', 'block', 'trail'),
  harbour: face('twinBar', 'split', 'rugged', 'disc'),
  ranger: face('comb', 'block', 'trail', 'hexagon'),
  outback: face('slats', 'round', 'trail'),
  current: face('lightBar', 'bar', 'clean', 'none'),
  estate: face('fins', 'slim', 'bridge', 'disc'),
  visor: face('mask', 'quad', 'rugged'),
  // Cars
  civic: face('slit', 'sweep', 'soft', 'disc'),
  grand: face('frame', 'sweep', 'soft', 'hexagon'),
  dart: face('slit', 'blade', 'sport', 'none'),
  pixel: face('mask', 'quad', 'clean'),
  fang: face('comb', 'claw', 'sport', 'hexagon'),
  calm: face('closed', 'bar', 'clean', 'disc'),
  boulevard: face('fins', 'claw', 'bridge', 'disc'),
  retro: face('closed', 'round', 'soft', 'disc'),
  strada: face('twinBar', 'sweep', 'bridge', 'hexagon'),
  // Vans
  courier: face('vanStrip', 'tall', 'van'),
  depot: face('slats', 'block', 'plain', 'none'),
  parcel: face('mask', 'tall', 'plain'),
  metro: face('vanStrip', 'sweep', 'bridge', 'disc'),
} satisfies Record<string, Face>;

export type FaceName = keyof typeof FACES;

export function drawFace(atlas: Atlas, shape: Shape, name: FaceName): void {
  const design: Face = FACES[name];
  const frame = faceFrame(shape);
  const grille = GRILLES[design.grille];
  atlas.region('front');
  BUMPERS[design.bumper](atlas, frame, frame.lampY - grille.depth * frame.unit);
  const bonnet = frame.lampY + 0.042;
  const half = frame.halfWidth;
  atlas.groove(
    mirroredPolygon([
      [0, bonnet],
      [half * 0.62, bonnet],
      [half * 0.68, bonnet + 0.05],
      [half * 0.7, 3],
      [0, 3],
    ]),
    0.006,
  );
  grille.draw(atlas, frame, design.badge);
  bothSides((sign) => LAMPS[design.lamps](atlas, frame, half * grille.reach, sign));
}
