import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { serviceSecrets } from './schema.ts';

const NAME = 'captcha';

/**
 * Returns the secret that signs captcha tasks. The first process creates it, and all processes on the database share
 * it.
 */
export async function serviceSecret({ queries }: Database): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  await queries.insert(serviceSecrets).values({ name: NAME, secret: made }).onConflictDoNothing();
  const [stored] = await queries
    .select({ secret: serviceSecrets.secret })
    .from(serviceSecrets)
    .where(eq(serviceSecrets.name, NAME));
  return stored?.secret ?? made;
}
