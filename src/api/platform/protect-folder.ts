import { chmodSync, mkdirSync, statSync } from 'node:fs';
import type { Logger } from 'pino';
import { errorMessage } from '../../lib/error-message.ts';

/** Rights of a folder that only its owner may read. */
const PRIVATE = 0o700;
const RIGHTS_OF_OTHERS = 0o077;

/**
 * Creates a folder that only the service's own user may read, because it holds leads. A folder that others may read,
 * as earlier versions made it, loses their rights.
 *
 * @throws the error of the disk if the folder cannot be created
 */
export function protectFolder(folder: string, log: Pick<Logger, 'warn'>): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE });
  // Windows has other rights, which Node does not report.
  if (process.platform === 'win32' || (statSync(folder).mode & RIGHTS_OF_OTHERS) === 0) return;
  try {
    chmodSync(folder, PRIVATE);
    log.warn(
      { folder },
      'other users of this machine could read this folder, which holds leads: only the service’s own user can read it now',
    );
  } catch (error) {
    log.warn(
      { folder, problem: errorMessage(error) },
      'other users of this machine can read this folder, which holds leads, and its rights could not be changed: run chmod 700 on it as its owner',
    );
  }
}
