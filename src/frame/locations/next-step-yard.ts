import type { SiteContext } from '../site-context.ts';
import type { LocationView } from './location-types.ts';
import { primaryYard } from './yards.ts';

/** The main yard, whose card ends pages of text; null for a dealer without one. */
export function nextStepYard({ yards, locationOf }: SiteContext): LocationView | null {
  const yard = primaryYard(yards);
  return yard ? locationOf(yard) : null;
}
