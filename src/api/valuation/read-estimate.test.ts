import { expect, it } from 'vitest';
import { type Valuation, valuationText } from '../../features/leads/valuation.ts';
import { readEstimate } from './read-estimate.ts';

it.each([
  { kind: 'estimate', from: 9_300, to: 13_500, vehicles: 4, basis: 'offer' },
  { kind: 'estimate', from: 9_300, to: 9_300, vehicles: 12, basis: 'offer' },
  { kind: 'estimate', from: 900, to: 113_500, vehicles: 4, basis: 'asking' },
] satisfies Valuation[])('an estimate is read from its own sentence: %o', (valuation) =>
  expect(readEstimate(valuationText(valuation))).toEqual(valuation),
);

it('the reason for no estimate, and any other text, is no estimate', () => {
  expect(readEstimate(valuationText({ kind: 'none', reason: 'old' }))).toBeNull();
  expect(readEstimate('We ask you <b>$1</b>')).toBeNull();
});
