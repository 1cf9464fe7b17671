import { closeSync, openSync, rmSync } from 'node:fs';
import { Locked, acquireLock } from '../../src/lib/disk/lock.ts';

/**
 * Takes a lock a number of times and ends with the last one held, as a process does that is killed: its lock stays.
 * Prints how often it had it, and how often it was not alone.
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
