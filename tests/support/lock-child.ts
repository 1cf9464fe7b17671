import { closeSync, openSync, rmSync } from 'node:fs';
import { acquireLock, Locked } from '../../src/lib/disk/lock.ts';

/**
 * Takes a lock `turns` times and exits while holding it, so that the lock file stays as it does after a kill.
 * Prints how often it held the lock (`taken`), and how often another process held it at the same time (`together`).
 */
const [file = '', inside = '', turns = '0'] = process.argv.slice(2);
const seen = { taken: 0, together: 0 };
while (seen.taken < Number(turns)) {
  let unlock: () => void;
  try {
    unlock = acquireLock(file, 'demo is being built');
  } catch (error) {
    if (error instanceof Locked) continue;
    throw error;
  }
  seen.taken += 1;
  try {
    closeSync(openSync(inside, 'wx'));
    rmSync(inside);
  } catch {
    seen.together += 1;
  }
  if (seen.taken < Number(turns)) unlock();
}
console.log(JSON.stringify(seen));
