import type { Car } from '../car.ts';
import { extraSpec } from './extra-spec.ts';

/** Axles of a truck or caravan, as the feed writes them: "6x4", "Tandem"; null if unknown. */
export const axlesOf = (car: Car): string | null =>
  extraSpec(car, 'Axle configuration', 'Axles') ?? car.caravan?.axle_type ?? null;

/** True for a motorcycle that learners may ride under the Learner Approved Motorcycle Scheme; null if unknown. */
export function learnerApproved(car: Car): boolean | null {
  const answer = extraSpec(car, 'Learner approved (LAMS)', 'LAMS');
  return answer === null ? null : /^yes$/i.test(answer);
}
