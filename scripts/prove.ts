import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';

// Runs the proofs in tests/proofs in full: all of them with `npm run prove`, some with `npm run prove -- kills host`.
const proofs = globSync('tests/proofs/*.test.ts').map((file) => basename(file, '.test.ts'));
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !proofs.includes(name));
if (unknown !== undefined) {
  console.error(`There is no proof "${unknown}". The proofs are: ${proofs.sort().join(', ')}.`);
  process.exit(1);
}

const files = (wanted.length > 0 ? wanted : proofs).map((name) => `tests/proofs/${name}.test.ts`);
const run = spawnSync('vitest', ['run', '--reporter=verbose', '--no-file-parallelism', ...files], {
  env: { ...process.env, FORECOURT_PROVE: '1' },
  stdio: 'inherit',
});
if (run.error) throw run.error;
if (run.status === 0) console.log('The figures are in docs/proofs/.');
else
  console.error(
    'A proof failed; see the lines above. docs/proofs/ still has the figures of the last run that passed.',
  );
process.exitCode = run.status ?? 1;
