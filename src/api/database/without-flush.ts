import { sql } from 'drizzle-orm';

/**
 * In the `returning` of a statement: its transaction does not wait until it is on the disk. A power cut may lose it, but
 * never if it keeps what was committed later. Only for what nobody was told.
 */
export const WITHOUT_FLUSH = { flush: sql<string>`set_config('synchronous_commit', 'off', true)` };
