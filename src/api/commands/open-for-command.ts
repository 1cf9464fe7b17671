import { Locked } from '../../lib/disk/lock.ts';
import type { Database } from '../platform/database/database.ts';
import { hasServiceAddress } from './command-server.ts';

/**
 * Opens the database for a command. Null if the embedded database belongs to a running service, which answers commands
 * (`requestFromService`).
 *
 * @param data folder of the embedded database
 * @throws Locked if a service is still starting: it has the database locked, but does not answer yet
 */
export async function openForCommand(open: () => Promise<Database>, data: string): Promise<Database | null> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof Locked && hasServiceAddress(data)) return null;
    throw error;
  }
}
