import type { Shape } from '../body/shape.ts';
import type { Trim } from '../decals/trim.ts';
import type { FaceName } from '../faces/faces.ts';
import type { ColourName } from '../paints.ts';
import type { TailLampName } from '../tails/lamps.ts';
import type { RimName } from '../wheels/rims.ts';

/** Everything that makes one vehicle different from another of the same body. */
export interface Look {
  colour: ColourName;
  shade?: 'main' | 'alternate';
  face?: FaceName;
  tail?: TailLampName;
  rim?: RimName;
  trim?: Partial<Trim>;
  /** Small changes of proportion. */
  shape?: Partial<Shape>;
  /** Builder's choice for bodies that are not lofted: trucks, motorcycles, caravans. */
  variant?: string;
}
