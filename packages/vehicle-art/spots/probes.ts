import { LOFT_BODIES } from '../bodies/registry.ts';
import type { BodyName } from '../sets/body-names.ts';
import type { Look } from '../sets/look.ts';
import { bikeProbes, caravanProbes } from './leisure-probes.ts';
import { loftProbes } from './loft-probes.ts';
import type { Probe } from './probe.ts';

export function probesOf(body: BodyName, look: Look): Probe[] {
  const spec = LOFT_BODIES[body];
  if (spec) return loftProbes(spec, look);
  if (body === 'motorcycle-cruiser') return bikeProbes('cruiser');
  if (body.startsWith('motorcycle')) return bikeProbes('naked');
  return caravanProbes(look.variant ?? 'touring', body === 'caravan-poptop');
}
