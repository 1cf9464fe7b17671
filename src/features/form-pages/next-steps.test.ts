import { expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

it('the last step after a form ends with the dealer’s promise, if it makes one', () => {
  expect(nextSteps('contact', 'North Motors', 'We answer on the same day.')).toEqual([
    'You get an email that confirms what you sent.',
    'Somebody at North Motors reads what you sent and gets back to you by phone or email. We answer on the same day.',
  ]);
  expect(nextSteps('service-booking', 'North Motors', undefined).at(-1)).toBe(
    'The workshop confirms the time by phone or email.',
  );
});
