import { z } from 'zod';
import { BODY_TYPES, OTHER_BODY_TYPES } from '../../stock/car-values.ts';

/** A body type of any kind of vehicle. */
export const bodyType = z.enum([...BODY_TYPES, ...OTHER_BODY_TYPES]);
