import type { BodyType } from '../../../stock/car.ts';

/** Share of the width of a front view that is the body; the mirrors take the rest. */
export const NOSE_BODY_SHARE = 0.84;

/** Pictures of a silver car of each body, cut to its edges (packages/vehicle-art, `--elevations`). */
const FILES = new Map(
  Object.entries(
    import.meta.glob<string>('./bodies/*.avif', { query: '?url', import: 'default', eager: true }),
  ),
);

const BODIES: Partial<Record<BodyType, string>> = {
  suv: 'suv',
  '4x4': 'suv',
  ute: 'ute',
  van: 'van',
  peopleMover: 'people-mover',
  wagon: 'wagon',
  stationWagon: 'wagon',
  hatch: 'hatch',
  hatchback: 'hatch',
  sedan: 'sedan',
  coupe: 'coupe',
  hardtop: 'coupe',
  convertible: 'convertible',
  softtop: 'convertible',
};

/** URLs of the side and the front of a car's body; null for bodies without pictures. */
export function bodyViews(body: BodyType | null): { side: string; nose: string } | null {
  const name = body && BODIES[body];
  const [side, nose] = ['side', 'nose'].map((view) => FILES.get(`./bodies/${name}-${view}.avif`));
  return side && nose ? { side, nose } : null;
}
