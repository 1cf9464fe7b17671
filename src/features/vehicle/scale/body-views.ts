import type { BodyType } from '../../../stock/car.ts';
import type { ColourFamily } from '../../../stock/rules/colour-family.ts';
import { suvBody } from './suv-body.ts';

/** Share of the width of a front view that is the body; the mirrors take the rest. */
export const NOSE_BODY_SHARE = 0.84;

/** Pictures of cars of each body and colour, cut to their edges (packages/vehicle-art, `--elevations`). */
const FILES = new Map(
  Object.entries(
    import.meta.glob<string>('./bodies/*.avif', { query: '?url', import: 'default', eager: true }),
  ),
);

const BODIES: Partial<Record<BodyType, string>> = {
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

/**
 * URLs of the side and the front of a car's body in its colour, or in silver if there is none of its colour; null for
 * bodies without pictures.
 *
 * @param length of the vehicle in mm
 */
export function bodyViews(
  body: BodyType | null,
  colour: ColourFamily | null,
  length: number,
): { side: string; nose: string } | null {
  const isSuv = body === 'suv' || body === '4x4';
  const name = isSuv ? suvBody(length) : body && BODIES[body];
  const viewOf = (view: string): string | undefined =>
    FILES.get(`./bodies/${name}-${colour}-${view}.avif`) ?? FILES.get(`./bodies/${name}-silver-${view}.avif`);
  const [side, nose] = [viewOf('side'), viewOf('nose')];
  return side && nose ? { side, nose } : null;
}
