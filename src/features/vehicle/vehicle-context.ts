import type { SiteContext } from '../../frame/site-context.ts';
import type { Fingerprints } from './fingerprint.ts';

/** What vehicle pages share besides. */
export interface VehicleContext extends SiteContext {
  fingerprints: Fingerprints;
}
