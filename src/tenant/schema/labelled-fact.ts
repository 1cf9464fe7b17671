import { z } from 'zod';
import { key } from './key.ts';

/** A fact that the dealer states in words. */
export const labelledFact = z.strictObject({
  label: key(z.string().min(1), 'What the fact is about, such as "Warranty".'),
  value: key(z.string().min(1), 'The fact, such as "7 years".'),
});
