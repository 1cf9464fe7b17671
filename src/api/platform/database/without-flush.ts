import { sql } from 'drizzle-orm';

/**
 * Add it to the `returning` of a statement that need not wait for the disk, because nobody is told that it was done. A
 * power cut may undo the statement, but then also everything that was committed after it.
 */
export const WITHOUT_FLUSH = { flush: sql<string>`set_config('synchronous_commit', 'off', true)` };
