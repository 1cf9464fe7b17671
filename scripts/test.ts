import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { counted } from '../src/lib/plural.ts';
import { crashedFiles } from './cli/crashed-files.ts';
import { formatSeconds } from './cli/format.ts';
import { missingDependencies } from './cli/missing-dependencies.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the tests that failed. */
  failures: string[];
  /** Names of the tests that failed and then passed. */
  unsteady?: string[];
}

interface Step {
  name: string;
  command: string[];
  /** Folder of a package whose own dependencies the step needs. If any is missing, the step is skipped. */
  needs?: string;
  /** Reads the number of tests from the step's report. A step without it counts as one test. */
  tally?: () => Tally;
  /**
   * The second attempt of a step whose tests all passed as far as they ran, given its output; null if what failed must
   * not have one.
   */
  again?: (output: string) => { files: string[]; command: string[]; tally: () => Tally } | null;
}

const REPORTS = '.cache/reports';
const VITEST = `${REPORTS}/vitest.json`;
const VITEST_AGAIN = `${REPORTS}/vitest-again.json`;
const PLAYWRIGHT = `${REPORTS}/playwright.json`;
const VEHICLE_ART = 'packages/vehicle-art';
/**
 * The run fails if more browser tests than this need their second attempt. On busy machines, one or two of more than
 * 600 tests do (docs/decisions/0044-second-attempts.md).
 */
const UNSTEADY_LIMIT = 3;

function report<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

type PlaywrightSpec = PlaywrightSuite['specs'][number];

const namesOf = (
  { file, specs, suites = [] }: PlaywrightSuite,
  chosen: (spec: PlaywrightSpec) => boolean,
): string[] => [
  ...specs.filter(chosen).map(({ title }) => `${file} › ${title}`),
  ...suites.flatMap((suite) => namesOf(suite, chosen)),
];

const isUnsteady = ({ tests }: PlaywrightSpec): boolean => tests.some(({ status }) => status === 'flaky');

function vitestTally(file = VITEST): Tally {
  const result = report<VitestReport>(file);
  return {
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: result?.numPendingTests ?? 0,
    failures: (result?.testResults ?? [])
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const file = relative('.', name);
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        // A file may fail outside its tests, for example in an import or a hook.
        if (failed.length === 0) return [`${file}: ${firstLine(message)}`];
        return failed.map(
          ({ fullName, failureMessages: [text = ''] }) => `${file} › ${fullName}: ${firstLine(text)}`,
        );
      }),
  };
}

function playwrightTally(): Tally {
  const result = report<PlaywrightReport>(PLAYWRIGHT);
  const stats = result?.stats;
  const named = (chosen: (spec: PlaywrightSpec) => boolean) =>
    (result?.suites ?? []).flatMap((suite) => namesOf(suite, chosen));
  const unsteady = named(isUnsteady);
  const tooMany = unsteady.length > UNSTEADY_LIMIT;
  return {
    failures: [...named(({ ok }) => !ok), ...(tooMany ? unsteady : [])],
    passed: (stats?.expected ?? 0) + (tooMany ? 0 : unsteady.length),
    failed: (stats?.unexpected ?? 0) + (tooMany ? unsteady.length : 0),
    skipped: stats?.skipped ?? 0,
    unsteady,
  };
}

/** Static checks of the code. They run at the same time, since most of them use one core only. */
const CHECKS: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'astro',
    command: ['astro', 'check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
  },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'code that only tests use', command: ['knip', '--production'] },
];

const vitest = (file: string, ...tests: string[]): string[] => [
  ...['vitest', 'run', ...tests],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
];

/** Steps that each use all cores, one after the other. */
const TESTS: Step[] = [
  {
    name: 'unit',
    command: vitest(VITEST),
    tally: vitestTally,
    again: (output) => {
      const files = crashedFiles(output);
      if (files.length === 0) return null;
      return { files, command: vitest(VITEST_AGAIN, ...files), tally: () => vitestTally(VITEST_AGAIN) };
    },
  },
  {
    name: 'vehicle art',
    command: ['npm', 'test', '--prefix', VEHICLE_ART],
    needs: VEHICLE_ART,
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '--retries=1', '--reporter=list,json'],
    tally: playwrightTally,
  },
];

/** Runs a step. With --verbose its output is printed while it runs, otherwise only if it fails. */
function run(
  { command: [program = '', ...args] }: Pick<Step, 'command'>,
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
const chosen = (steps: Step[]): Step[] =>
  only.length > 0 ? steps.filter(({ name }) => only.includes(name)) : steps;
const names = [...CHECKS, ...TESTS].map(({ name }) => name);
const unknown = only.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no step "${unknown}". The steps are: ${names.join(', ')}.`);
  process.exit(1);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0, failures: [] as string[], unsteady: [] as string[] };

/** Runs a step, prints its result and adds it to the total. */
async function runAndReport(step: Step): Promise<void> {
  const missing = step.needs === undefined ? null : missingDependencies(step.needs);
  if (missing !== null) {
    total.skipped += 1;
    console.log(`- ${step.name}: left out. ${missing}`);
    return;
  }
  const start = performance.now();
  let { ok, output } = await run(step, verbose);
  let tally: Tally = step.tally?.() ?? {
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    skipped: 0,
    failures: [],
  };
  const again = !ok && tally.failed === 0 ? step.again?.(output) : null;
  if (again) {
    const first = tally;
    ({ ok, output } = await run(again, verbose));
    const second = again.tally();
    tally = {
      ...second,
      passed: first.passed + second.passed,
      skipped: first.skipped + second.skipped,
      unsteady: ok ? again.files : [],
    };
  }
  // A step may fail outside its tests, or crash before it writes its report.
  if (!ok && tally.failed === 0) tally.failed = 1;
  if (!ok && tally.failures.length === 0) tally.failures.push('see its output above');
  total.unsteady.push(...(tally.unsteady ?? []).map((test) => `${step.name}: ${test}`));
  total.failures.push(...tally.failures.map((failure) => `${step.name}: ${failure}`));
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  const tests = step.tally
    ? `${counted(tally.passed, 'test')} passed, ${tally.failed} failed${tally.skipped ? `, ${tally.skipped} skipped` : ''}, `
    : '';
  const passed = ok && tally.failed === 0;
  console.log(`${passed ? '✓' : '✗'} ${step.name}: ${tests}${formatSeconds(performance.now() - start)}`);
  if (!passed) console.log(output);
}

const startOfAll = performance.now();
// With --verbose the output is printed while a step runs, and that of parallel steps would mix.
if (verbose) for (const step of chosen(CHECKS)) await runAndReport(step);
else await Promise.all(chosen(CHECKS).map(runAndReport));
for (const step of chosen(TESTS)) await runAndReport(step);
if (total.unsteady.length > 0) {
  console.log('\nThese failed, then passed at a second attempt. Find out why: each may be a fault.');
  for (const test of total.unsteady) console.log(`  ${test}`);
}
if (total.failed > 0) {
  console.log('\nThese failed. "npm test -- <step>" runs only one step.');
  for (const failure of total.failures) console.log(`  ${failure}`);
}
console.log(`\nIn all: ${formatSeconds(performance.now() - startOfAll)}`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
