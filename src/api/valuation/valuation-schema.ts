import { z } from 'zod';
import type { Valuation } from '../../features/leads/valuation.ts';

const aud = z.int().min(0).max(10_000_000);

export const valuationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('estimate'),
    from: aud,
    to: aud,
    vehicles: z.int().min(0).max(100_000),
    basis: z.enum(['asking', 'offer']),
  }),
  z.object({ kind: z.literal('none'), reason: z.enum(['old', 'driven', 'few', 'unknown']) }),
]) satisfies z.ZodType<Valuation>;
