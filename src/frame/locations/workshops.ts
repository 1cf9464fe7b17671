import type { Location } from '../../tenant/schema/location.ts';
import type { Yard } from './yards.ts';

/** The service departments of a site's yards, in the yards' order. Without one a site offers no service booking. */
export const workshopsOf = (yards: readonly Yard[]): Location[] =>
  yards.flatMap(({ departments }) => departments.filter(({ location_type }) => location_type === 'service'));
