import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { Locked, takeLock } from '../../src/lib/disk/lock.ts';

/**
 * Takes a lock as often as it can while the test's time lasts, and ends every other turn as a process does
 * that is killed: its lock stays. Prints how often it had it, and how often it was not alone.
 */
const [file = '', inside = '', dead = '', ms = '0'] = process.argv.slice(2);
const seen = { taken: 0, together: 0 };
for (const end = Date.now() + Number(ms); Date.now() < end; ) {
  let unlock: () => void;
  try {
    unlock = takeLock(file, 'demo is being built');
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
  if (seen.taken % 2 === 0) unlock();
  else writeFileSync(file, dead);
}
console.log(JSON.stringify(seen));
