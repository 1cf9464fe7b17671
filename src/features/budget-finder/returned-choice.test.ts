import { expect, it } from 'vitest';
import { returnedChoice } from './returned-choice.ts';

const budget = {
  entered: { repayment: 900, frequency: 'monthly' },
  frequency: 'weekly',
  deposit: 4000,
  condition: 'used',
};

it('CAL-11 CAL-18 returnedChoice restores the choice in the history state within the limits, and nothing if it is not valid', () => {
  expect(returnedChoice({ budget })).toEqual(budget);
  expect(returnedChoice({ budget: { ...budget, deposit: -5, condition: 'old' } })).toEqual({
    ...budget,
    deposit: 0,
    condition: null,
  });
  for (const state of [null, 'back', {}, { budget: null }, { budget: { ...budget, frequency: 'daily' } }])
    expect(returnedChoice(state)).toBeUndefined();
});
