import type { Valuation } from '../../features/leads/valuation.ts';
import type { LeadFacts } from '../leads/schema.ts';

type Estimate = Extract<Valuation, { kind: 'estimate' }>;

/** The facts of a lead that hold the service's own estimate. `Lead.valuation` is what the browser reports instead. */
export const estimateFacts = (valuation: Valuation): LeadFacts =>
  valuation.kind === 'none'
    ? {}
    : {
        estimate_from: String(valuation.from),
        estimate_to: String(valuation.to),
        estimate_vehicles: String(valuation.vehicles),
        estimate_basis: valuation.basis,
      };

/** Reads these facts; null if a lead has no estimate, or is from before leads had them. */
export function estimateIn({ estimate_basis: basis, ...facts }: LeadFacts): Estimate | null {
  if (basis !== 'asking' && basis !== 'offer') return null;
  const [from, to, vehicles] = [facts.estimate_from, facts.estimate_to, facts.estimate_vehicles].map(Number);
  return from && to && vehicles ? { kind: 'estimate', from, to, vehicles, basis } : null;
}
