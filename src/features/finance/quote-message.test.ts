import { expect, it } from 'vitest';
import type { CalculatorInputs } from './calculator.ts';
import { quoteMessage } from './quote-message.ts';

it('VDP-10 the message describes the loan, but leaves out a residual of 0 and a repayment that could not be worked out', () => {
  const inputs: CalculatorInputs = {
    amount: 30_000,
    deposit: 29_000,
    residual: 0,
    years: 1,
    interest: 8,
    frequency: 'weekly',
  };
  const none = { kind: 'none', text: 'Enquire for Finance', comparison: '', warning: '' } as const;
  expect(quoteMessage(inputs, none)).toBe(
    'I would like a finance quote for a purchase price of $30,000, a deposit or trade-in of $29,000, a term of 1 year at 8.0% p.a.',
  );
});
