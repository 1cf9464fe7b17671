import { expect, it } from 'vitest';
import type { Valuation } from '../../features/leads/valuation.ts';
import { estimateFacts, estimateIn } from './estimate-facts.ts';

it.each([
  { kind: 'estimate', from: 9_300, to: 13_500, vehicles: 4, basis: 'offer' },
  { kind: 'estimate', from: 900, to: 113_500, vehicles: 12, basis: 'asking' },
] satisfies Valuation[])('the facts of a lead hold the estimate of the service: %o', (valuation) =>
  expect(estimateIn({ url: '/', ...estimateFacts(valuation) })).toEqual(valuation),
);

it('facts without an estimate, or with a part of one, hold none', () => {
  expect(estimateIn(estimateFacts({ kind: 'none', reason: 'old' }))).toBeNull();
  expect(estimateIn({ estimate_basis: 'offer', estimate_from: '900', estimate_to: '1000' })).toBeNull();
  expect(
    estimateIn({ estimate_basis: 'gift', estimate_from: '9', estimate_to: '9', estimate_vehicles: '9' }),
  ).toBeNull();
});
