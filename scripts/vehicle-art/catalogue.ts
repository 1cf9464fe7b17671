import type { ColourName } from './paints.ts';
import { BODIES, type BodyName } from './sets/look.ts';
import { SETS } from './sets/sets.ts';

export const WIDTHS = [400, 800, 1280] as const;
export const CUTOUT = { widths: [530, 1060], width: 1060, height: 480 };
export const STAGE_PICTURE = { widths: [800, 1280], width: 1280, height: 720 };

export const ANGLES = ['front', 'side', 'rear', 'nose', 'tail'] as const;
export type Angle = (typeof ANGLES)[number];

const DETAILS = ['detail-wheel', 'detail-lamp'] as const;
type Detail = (typeof DETAILS)[number];

/** Bodies with a transparent picture for the home page's hero, and the set it shows. */
export const STAGE_SETS: Partial<Record<BodyName, string>> = {
  suv: 'suv/blue-1',
  ute: 'ute/orange-1',
  'truck-tray': 'truck-tray/white-1',
  'truck-box': 'truck-box/white-1',
  'motorcycle-naked': 'motorcycle-naked/red-1',
  caravan: 'caravan/white-1',
};

export interface CatalogueSet {
  body: BodyName;
  colour: ColourName;
  path: string;
  angles: Angle[];
  details: Detail[];
}

interface CatalogueCutout {
  body: BodyName;
  path: string;
  widths: number[];
  width: number;
  height: number;
}

export interface Catalogue {
  widths: number[];
  sets: CatalogueSet[];
  cutouts: CatalogueCutout[];
  stages: CatalogueCutout[];
}

/** Everything there should be; `has` leaves out what has not been rendered. */
export function makeCatalogue(
  has: (path: string, widths: readonly number[]) => boolean = () => true,
): Catalogue {
  const sets = SETS.map(
    ({ body, look, path }): CatalogueSet => ({
      body,
      colour: look.colour,
      path,
      angles: ANGLES.filter((angle) => has(`${path}/${angle}`, WIDTHS)),
      details: DETAILS.filter((detail) => has(`${path}/${detail}`, WIDTHS)),
    }),
  );
  const transparent = (
    kind: 'cut' | 'stage',
    bodies: readonly BodyName[],
    size: typeof CUTOUT,
  ): CatalogueCutout[] =>
    bodies
      .map((body) => ({ body, path: `${body}/${kind}`, ...size }))
      .filter(({ path, widths }) => has(path, widths));
  return {
    widths: [...WIDTHS],
    sets: sets.filter((set) => set.angles.length > 0),
    cutouts: transparent('cut', BODIES, CUTOUT),
    stages: transparent(
      'stage',
      BODIES.filter((body) => STAGE_SETS[body]),
      STAGE_PICTURE,
    ),
  };
}

export const picturePath = (path: string, width: number): string => `${path}-${width}.avif`;
