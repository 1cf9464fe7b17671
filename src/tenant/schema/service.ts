import { z } from 'zod';
import { key } from './key.ts';

export const service = z.strictObject({
  additional_services: key(
    z
      .array(z.string().min(1).max(80))
      .max(40)
      .default(['Wheel alignment and balance', 'Brake check', 'Battery check', 'New wiper blades']),
    'Services that shoppers can add to a service booking, in this order; empty: the form does not ask.',
    'API-31',
  ),
});
