import { z } from 'zod';
import type { NewLead } from './schema.ts';

/** Stricter than the forms, so that no mail server reads the text as several addresses or as anything else. */
const addressSchema = z.email().max(254);

/** The shopper's address if mail can be sent to it; otherwise null. */
export function shopperAddress({ email }: NewLead['values']): string | null {
  const { success, data } = addressSchema.safeParse(email);
  return success ? data : null;
}
