import { fieldsOf, numberOrNull } from '../../lib/api-client/read-fields.ts';
import { formatAud, formatCount } from '../../lib/money.ts';

/** Online estimates are generally not given for older vehicles (CON-07). */
export const MAX_YEARS = 7;
/** Nor for those that were driven further (CON-07). */
export const MAX_KM = 100_000;

const NO_ESTIMATE_REASONS = ['old', 'driven', 'few', 'unknown'] as const;

/** An online estimate, or the reason for none. Prices are whole AUD. */
export type Valuation =
  | {
      kind: 'estimate';
      from: number;
      to: number;
      /** Number of vehicles in the dealer's stock that it rests on. */
      vehicles: number;
      /** "asking": what the dealer asks for them; "offer": what the dealer pays. */
      basis: 'asking' | 'offer';
    }
  | { kind: 'none'; reason: (typeof NO_ESTIMATE_REASONS)[number] };

const REASONS: Readonly<Record<(typeof NO_ESTIMATE_REASONS)[number], string>> = {
  old: `it is over ${MAX_YEARS} years old`,
  driven: `it has been driven more than ${formatCount(MAX_KM)} km`,
  few: 'we have too few vehicles like it in stock to compare it with',
  unknown: 'we do not know enough about it',
};

/** An estimate in the shopper's words, with its basis (CON-08). */
export function valuationText(valuation: Valuation): string {
  if (valuation.kind === 'none')
    return `We cannot estimate this online, because ${REASONS[valuation.reason]}.`;
  const { from, to, vehicles, basis } = valuation;
  const range = from === to ? formatAud(from) : `${formatAud(from)} to ${formatAud(to)}`;
  return basis === 'offer'
    ? `Our online estimate is ${range}. It rests on the prices of ${vehicles} similar vehicles in our stock and is subject to inspection.`
    : `We ask ${range} for ${vehicles} similar vehicles in our stock. What we pay is less than what we ask, and subject to inspection.`;
}

/** Reads a valuation of the service; null for anything else. */
export function readValuation(json: unknown): Valuation | null {
  const { kind, reason, basis, ...numbers } = fieldsOf(json);
  const known = NO_ESTIMATE_REASONS.find((one) => one === reason);
  if (kind === 'none') return known === undefined ? null : { kind, reason: known };
  const [from, to, vehicles] = [numbers.from, numbers.to, numbers.vehicles].map(numberOrNull);
  if (kind !== 'estimate' || from == null || to == null || vehicles == null) return null;
  return { kind, from, to, vehicles, basis: basis === 'offer' ? 'offer' : 'asking' };
}
