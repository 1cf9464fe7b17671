import type { DifferenceClass } from './compare-sites.ts';

/** Differences that are intended; a class goes once the commits it speaks of are no longer compared. */
export const CLASSES: readonly DifferenceClass[] = [];
