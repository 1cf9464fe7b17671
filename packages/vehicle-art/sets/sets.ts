import { colourSlug } from '../paints.ts';
import { BODIES, type BodyName } from './body-names.ts';
import { CAR_LOOKS } from './cars.ts';
import { LEISURE_LOOKS } from './leisure.ts';
import type { Look } from './look.ts';
import { WORK_LOOKS } from './work.ts';

export interface VehicleSet {
  body: BodyName;
  look: Look;
  /** Folder of the pictures, relative to the media folder. */
  path: string;
}

const LOOKS = { ...CAR_LOOKS, ...WORK_LOOKS, ...LEISURE_LOOKS };

function setsOf(body: BodyName): VehicleSet[] {
  const seen = new Map<string, number>();
  return (LOOKS[body] ?? []).map((look) => {
    const slug = colourSlug(look.colour);
    const n = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, n);
    return { body, look, path: `${body}/${slug}-${n}` };
  });
}

export const SETS: VehicleSet[] = BODIES.flatMap(setsOf);
