import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/run-command.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { CutDisk } from './cut-disk.ts';

/**
 * Runs code in another process and cuts the power as soon as it has ended, so that only what it flushed is left.
 *
 * @param code of a module; `folder` is an empty folder
 * @returns the folder after the cut
 */
export function cutAfter(code: string): string {
  const root = temporaryFolder('cut');
  mkdirSync(join(root, 'live'));
  const disk = new CutDisk(root);
  const recorder = join(ROOT, 'tests/support/power/record-changes.ts');
  const whole = `const folder = ${JSON.stringify(disk.live)};\n${code}`;
  execFileSync(process.execPath, ['--import', recorder, '--input-type=module', '-e', whole], {
    cwd: ROOT,
    env: { ...process.env, RECORD_FOLDER: disk.live, RECORD_LOG: disk.log },
  });
  return disk.cut('lost', disk.now).folder;
}
