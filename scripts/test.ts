import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { formatCount, formatSeconds } from './cli/format.ts';
import { missingDependencies } from './cli/installed-package.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  command: string[];
  /** A package whose own dependencies the step needs. Without them the step is skipped, and the output says so. */
  needs?: string;
  /** Reads the number of tests from the step's report. A step without it counts as one test. */
  tally?: () => Tally;
}

const REPORTS = '.cache/reports';
const VITEST = `${REPORTS}/vitest.json`;
const PLAYWRIGHT = `${REPORTS}/playwright.json`;
const VEHICLE_ART = 'packages/vehicle-art';

function report<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

function vitestTally(): Tally {
  const result = report<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(VITEST);
  return {
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: result?.numPendingTests ?? 0,
  };
}

function playwrightTally(): Tally {
  const stats = report<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    PLAYWRIGHT,
  )?.stats;
  return {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  };
}

const STEPS: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'astro',
    command: ['astro', 'check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
  },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'code that only tests use', command: ['knip', '--production'] },
  {
    name: 'unit',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`],
    tally: vitestTally,
  },
  {
    name: 'vehicle art',
    command: ['npm', 'test', '--prefix', VEHICLE_ART],
    needs: VEHICLE_ART,
  },
  { name: 'browser', command: ['playwright', 'test', '--reporter=list,json'], tally: playwrightTally },
];

/** Runs a step. With --verbose its output is printed while it runs, otherwise only if it fails. */
function run(
  { command: [program = '', ...args] }: Step,
  verbose: boolean,
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT,
      FORCE_COLOR: '0',
    };
    const child = spawn(program, args, { env, stdio: verbose ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (status) => resolve({ ok: status === 0, output }));
  });
}

const verbose = process.argv.includes('--verbose');
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const steps = only.length > 0 ? STEPS.filter(({ name }) => only.includes(name)) : STEPS;
if (steps.length === 0) {
  console.error(`There is no such step. The steps are: ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const step of steps) {
  const missing = step.needs === undefined ? null : missingDependencies(step.needs);
  if (missing !== null) {
    total.skipped += 1;
    console.log(`- ${step.name}: left out. ${missing}`);
    continue;
  }
  const start = performance.now();
  const { ok, output } = await run(step, verbose);
  const tally = step.tally?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  // A step that crashed before it wrote its report has failed, too.
  if (!ok && tally.failed === 0) tally.failed = 1;
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  const tests = step.tally
    ? `${formatCount(tally.passed, 'test')} passed, ${tally.failed} failed${tally.skipped ? `, ${tally.skipped} skipped` : ''}, `
    : '';
  console.log(`${ok ? '✓' : '✗'} ${step.name}: ${tests}${formatSeconds(performance.now() - start)}`);
  if (!ok) console.log(output);
}
if (total.failed > 0) console.log('\nFix what failed above. "npm test -- <step>" runs only one step.');
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
