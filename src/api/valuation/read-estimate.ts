import type { Valuation } from '../../features/leads/valuation.ts';

type Estimate = Extract<Valuation, { kind: 'estimate' }>;

const OFFER =
  /^Our online estimate is \$([\d,]+)(?: to \$([\d,]+))?\. It is based on the prices of (\d+) similar vehicles/;
const ASKING = /^We ask \$([\d,]+)(?: to \$([\d,]+))? for (\d+) similar vehicles/;

const aud = (text: string): number => Number(text.replaceAll(',', ''));

/**
 * Reads an estimate from the sentence that a lead holds, see `valuationText`. A lead has no other record of what the
 * service itself worked out: `valuation` is what the browser reports. Null if there is no estimate.
 */
export function readEstimate(sentence: string): Estimate | null {
  const offer = OFFER.exec(sentence);
  const [, from, to = from, vehicles] = offer ?? ASKING.exec(sentence) ?? [];
  if (from === undefined || to === undefined) return null;
  return {
    kind: 'estimate',
    from: aud(from),
    to: aud(to),
    vehicles: Number(vehicles),
    basis: offer === null ? 'asking' : 'offer',
  };
}
