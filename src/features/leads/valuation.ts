import { fieldsOf, numberOrNull } from '../../lib/api-client/read-fields.ts';
import { formatAud, formatCount } from '../../lib/money.ts';

/** Oldest vehicle that gets an online estimate, in years (CON-07). */
export const MAX_YEARS = 7;
/** Highest odometer reading with which a vehicle gets an online estimate (CON-07). */
export const MAX_KM = 100_000;

/** Reasons for giving no estimate; `REASONS` has their texts. */
const NO_ESTIMATE_REASONS = ['old', 'driven', 'few', 'unknown'] as const;

/** An online estimate, or the reason for none. Prices are whole AUD. */
export type Valuation =
  | {
      kind: 'estimate';
      from: number;
      to: number;
      /** Number of vehicles in the dealer's stock that it is based on. */
      vehicles: number;
      /** "asking" if the range is what the dealer asks for these vehicles, "offer" if it is what the dealer pays. */
      basis: 'asking' | 'offer';
    }
  | { kind: 'none'; reason: (typeof NO_ESTIMATE_REASONS)[number] };

const REASONS: Readonly<Record<(typeof NO_ESTIMATE_REASONS)[number], string>> = {
  old: `it is over ${MAX_YEARS} years old`,
  driven: `it has been driven more than ${formatCount(MAX_KM)} km`,
  few: 'we have too few vehicles like it in stock to compare it with',
  unknown: 'we do not know enough about it',
};

/** The sentence about an estimate that shoppers see: the range and its basis, or the reason for none (CON-08). */
export function valuationText(valuation: Valuation): string {
  if (valuation.kind === 'none')
    return `We cannot estimate this online, because ${REASONS[valuation.reason]}.`;
  const { from, to, vehicles, basis } = valuation;
  const range = from === to ? formatAud(from) : `${formatAud(from)} to ${formatAud(to)}`;
  return basis === 'offer'
    ? `Our online estimate is ${range}. It is based on the prices of ${vehicles} similar vehicles in our stock and is subject to inspection.`
    : `We ask ${range} for ${vehicles} similar vehicles in our stock. What we pay is less than what we ask, and subject to inspection.`;
}

/** Reads the valuation in an answer of the service; null if there is none or it is not valid. */
export function readValuation(json: unknown): Valuation | null {
  const { kind, reason, basis, ...numbers } = fieldsOf(json);
  const knownReason = NO_ESTIMATE_REASONS.find((known) => known === reason);
  if (kind === 'none') return knownReason === undefined ? null : { kind, reason: knownReason };
  const [from, to, vehicles] = [numbers.from, numbers.to, numbers.vehicles].map(numberOrNull);
  if (kind !== 'estimate' || from == null || to == null || vehicles == null) return null;
  return { kind, from, to, vehicles, basis: basis === 'offer' ? 'offer' : 'asking' };
}
