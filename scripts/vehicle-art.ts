import { spawnSync } from 'node:child_process';
import { missingDependencies } from './cli/missing-dependencies.ts';

const FOLDER = 'packages/vehicle-art';

const missing = missingDependencies(FOLDER);
if (missing === null) {
  const { status } = spawnSync(process.execPath, [`${FOLDER}/render.ts`, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.error(missing);
  process.exitCode = 1;
}
