import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { cyclesOf, graphOf, type Import, importsOf } from './support/imports.ts';

const SERVICE = 'src/api';
const PLATFORM = 'src/api/platform';

type Edge = Pick<Import, 'file' | 'target'>;

/** The subject of a file, "src/api/leads", or the part of the platform that it is in, "src/api/platform/http". */
function subjectOf(file: string): string {
  const folder = dirname(file);
  return folder
    .split('/')
    .slice(0, folder.startsWith(PLATFORM) ? 4 : 3)
    .join('/');
}

const isInPlatform = (file: string): boolean => file.startsWith(`${PLATFORM}/`);

const written = ({ file, target }: Edge): string => `${file} imports ${target}`;

/** Imports of subjects in the platform, which must work without any of them. */
const upwards = (edges: readonly Edge[]): string[] =>
  edges.filter(({ file, target }) => isInPlatform(file) && !isInPlatform(target)).map(written);

/** Imports of the files that put the service together, by anything that they are made of. */
const ofComposition = (edges: readonly Edge[]): string[] =>
  edges.filter(({ file, target }) => dirname(file) !== SERVICE && dirname(target) === SERVICE).map(written);

/** Groups of folders that reach each other; the root is not among them, because nothing may import it. */
const circles = (edges: readonly Edge[], nodeOf: (file: string) => string): string[][] =>
  cyclesOf(graphOf(edges.map(({ file, target }) => [nodeOf(file), nodeOf(target)] as const)));

const files = globSync('src/api/**/*.ts', { exclude: ['**/*.test.ts'] });
const edges = files.flatMap(importsOf).filter(({ target }) => target.startsWith(`${SERVICE}/`));

describe('the checks of the floors', () => {
  const edge = (file: string, target: string): Edge => ({
    file: `${SERVICE}/${file}`,
    target: `${SERVICE}/${target}`,
  });

  it('read the imports of the service', () => {
    expect(files.length).toBeGreaterThan(250);
    expect(edges.map(written)).toContain('src/api/leads/find-leads.ts imports src/api/leads/schema.ts');
  });

  it('find what goes up from the platform', () => {
    const allowed = [
      edge('leads/schema.ts', 'platform/jobs/define-job.ts'),
      edge('platform/jobs/a.ts', 'platform/b.ts'),
    ];
    expect(upwards(allowed)).toEqual([]);
    expect(upwards([...allowed, edge('platform/jobs/a.ts', 'leads/schema.ts')])).toEqual([
      'src/api/platform/jobs/a.ts imports src/api/leads/schema.ts',
    ]);
    expect(upwards([edge('platform/http/a.ts', 'service.ts')])).toHaveLength(1);
  });

  it('find what imports the composition', () => {
    expect(ofComposition([edge('service.ts', 'find-jobs.ts'), edge('service.ts', 'leads/a.ts')])).toEqual([]);
    expect(ofComposition([edge('leads/a.ts', 'service.ts')])).toHaveLength(1);
  });

  it('find circles of folders, also those of no two files', () => {
    const there = edge('vehicles/pdf/a.ts', 'leads/b.ts');
    const back = edge('leads/c.ts', 'vehicles/d.ts');
    expect(circles([there, back], dirname)).toEqual([]);
    expect(circles([there, back], subjectOf).map((circle) => circle.sort())).toEqual([
      ['src/api/leads', 'src/api/vehicles'],
    ]);
    expect(circles([there, edge('leads/c.ts', 'vehicles/pdf/d.ts')], dirname)).toHaveLength(1);
    const inPlatform = [
      edge('platform/mail/a.ts', 'platform/threads/b.ts'),
      edge('platform/threads/c.ts', 'platform/mail/d.ts'),
    ];
    expect(circles(inPlatform, subjectOf)).toHaveLength(1);
  });
});

it('the platform of the service imports no subject', () => {
  expect(upwards(edges)).toEqual([]);
});

it('nothing of the service imports the files that put it together', () => {
  expect(ofComposition(edges)).toEqual([]);
});

it.each([
  ['folders', dirname],
  ['subjects', subjectOf],
] as const)('no circle of %s of the service', (_, nodeOf) => {
  expect(circles(edges, nodeOf)).toEqual([]);
});

it('docs/architecture.md says which subjects each subject uses', () => {
  const names = (text = '') => [...text.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n## The service\n');
  const [table = ''] = section.split('\n## ');
  const rows = table.matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) \|[^|]*\| ([^|]*) \|$/gm);
  const told = [...rows].flatMap(([, of, uses]) => names(of).map((name) => [name, names(uses)]));
  const nameOf = (file: string) => file.split('/')[2] ?? '';
  const subjects = [...new Set(files.filter((file) => dirname(file) !== SERVICE).map(nameOf))];
  const used = subjects.map((name) => {
    const targets = edges.filter(({ file }) => nameOf(file) === name).map(({ target }) => nameOf(target));
    return [name, [...new Set(targets)].filter((other) => other !== name && other !== 'platform').sort()];
  });
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(used));
});

it('tables stand in the schema.ts of their subject, where drizzle.config.ts finds them', () => {
  const withTables = files.filter((file) => readFileSync(file, 'utf8').includes('pgTable('));
  expect(withTables.length).toBeGreaterThan(5);
  expect(withTables.filter((file) => !file.endsWith('/schema.ts'))).toEqual([]);
});

it('jobs stand where the service finds them, directly in the folder of their subject', () => {
  const defined = files.filter((file) => readFileSync(file, 'utf8').includes('= defineJob({'));
  expect(defined.length).toBeGreaterThan(5);
  expect(defined.sort()).toEqual(globSync('src/api/*/*.job.ts').sort());
});
