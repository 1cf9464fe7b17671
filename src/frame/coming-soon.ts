import { equalIgnoringCase } from '../lib/equal-ignoring-case.ts';
import type { Site } from '../tenant/schema/site.ts';

/** True for a model that the dealer announces: no dropdown lists it (MOD-02). */
export const isComingSoon = ({ status }: Site['models'][number]): boolean =>
  equalIgnoringCase(status, 'COMING SOON');
