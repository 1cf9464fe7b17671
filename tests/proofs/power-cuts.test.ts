import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { leads } from '../../src/api/leads/schema.ts';
import { openPGlite } from '../../src/api/platform/database/open-pglite.ts';
import { endOf, type Running, startCommand } from '../support/commands/run-command.ts';
import { CutDisk } from '../support/power/cut-disk.ts';
import { cutOften } from '../support/power/cut-often.ts';
import { compileRecorder, createServerFiles, startFolderServer } from '../support/power/folder-server.ts';
import { sendLeads } from '../support/power/lead-shoppers.ts';
import { LOCAL_PROXY, portOf } from '../support/service/lead-client.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';
import { LONG, proofTimeout, recordFigures, rounds } from './proof.ts';

const TIMES = { runs: rounds(1, 10), cutsPerRun: rounds(5, 20) };
const ALL_CUTS = TIMES.runs * TIMES.cutsPerRun;
const LEADS_IN_FLIGHT = 20;
const LEADS_PER_RUN = rounds(40, 100);
const TIMEOUT = proofTimeout(900_000);

const root = temporaryFolder('power-cuts');
const tenants = join(root, 'tenants');
writeTenant(tenants, 'acme', goodTenant('acme', { leads: { emails: [] }, captcha: false }));
const started: Running[] = [];
const figures: string[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  if (figures.length === 2) recordFigures('power-cuts', 'Leads under power cuts', figures);
});

interface Acknowledged {
  id: string;
  /** When the answer arrived, as a moment of the disk. */
  moment: number;
}

async function startService(
  flags: readonly string[],
  env: Record<string, string | undefined>,
  options: { preload?: string } = {},
) {
  const child = startCommand('api', ['--port', '0', '--tenants', tenants, ...flags], {
    env: {
      DATABASE_URL: undefined,
      FORECOURT_LOG: 'silent',
      FORECOURT_TRUSTED_PROXIES: LOCAL_PROXY,
      ...env,
    },
    ...options,
  });
  started.push(child);
  const end = endOf(child);
  return { child, end, port: await portOf(child) };
}

/** What the leads and the database of one run were, before its cuts. */
interface Recorded {
  /** The first moment that may be cut. */
  first: number;
  /** When the first lead was sent. */
  firstSent: number;
  acknowledged: Acknowledged[];
}

async function sendRecordedLeads(disk: CutDisk, port: number): Promise<Omit<Recorded, 'first'>> {
  const firstSent = disk.now;
  const acknowledged: Acknowledged[] = [];
  await sendLeads(port, { total: LEADS_PER_RUN, inFlight: LEADS_IN_FLIGHT }, (id) => {
    acknowledged.push({ id, moment: disk.now });
  });
  return { firstSent, acknowledged };
}

/** Of five cuts, one comes at any moment, two while leads are sent, and two right after an answer. */
function momentOf(turn: number, { first, firstSent, acknowledged }: Recorded, end: number): number {
  if (turn % 2 === 1) return acknowledged[Math.floor(Math.random() * acknowledged.length)]?.moment ?? end;
  const from = turn % 5 === 4 ? first : firstSent;
  return Math.floor(from + Math.random() * (end - from));
}

/**
 * Looks after each of many cuts for all leads that were acknowledged before it.
 *
 * @param record runs the service on `disk.live`
 * @param leadsIn opens the database that a cut left, and reads the ids of its leads
 */
async function loseNoLead(
  name: string,
  disk: CutDisk,
  record: () => Promise<Recorded>,
  leadsIn: (folder: string) => Promise<string[]>,
): Promise<void> {
  /** Leads acknowledged before the cut that the present run started from, and before the last cut. */
  let [earlier, due]: [string[], string[]] = [[], []];
  let expected = 0;
  const { failures, unflushed } = await cutOften(disk, {
    ...TIMES,
    record: () => {
      earlier = due;
      return record();
    },
    momentOf,
    check: async (folder, { moment }, { acknowledged }) => {
      due = [...earlier, ...acknowledged.filter((lead) => lead.moment <= moment).map(({ id }) => id)];
      expected += due.length;
      const stored = new Set(await leadsIn(folder));
      const lost = due.filter((id) => !stored.has(id));
      if (lost.length > 0) throw new Error(`${lost.length} of ${due.length} leads lost`);
    },
  });
  figures.push(
    `${name}, ${ALL_CUTS} cuts with ${LEADS_IN_FLIGHT} leads in flight: acknowledged leads were looked for ${expected} times, and ${failures.length} cuts lost one or left a database that does not open; ${unflushed} changes were not flushed`,
  );
  console.log(figures.at(-1));
  expect(failures).toEqual([]);
  expect(expected).toBeGreaterThan(LEADS_IN_FLIGHT);
}

it(`no acknowledged lead is lost on PGlite in ${ALL_CUTS} power cuts`, { timeout: TIMEOUT }, async () => {
  const folder = join(root, 'pglite');
  mkdirSync(join(folder, 'live'), { recursive: true });
  const disk = new CutDisk(folder);
  await loseNoLead(
    'PGlite',
    disk,
    async () => {
      const { child, end, port } = await startService(
        ['--data', disk.live],
        { RECORD_FOLDER: disk.live, RECORD_LOG: disk.log },
        { preload: 'tests/support/power/record-changes.ts' },
      );
      const recorded = await sendRecordedLeads(disk, port);
      child.kill('SIGKILL');
      await end;
      return { first: 0, ...recorded };
    },
    async (after) => {
      const { queries, close } = await openPGlite(after);
      try {
        return (await queries.select({ id: leads.id }).from(leads)).map(({ id }) => id);
      } finally {
        await close();
      }
    },
  );
});

function hasCompiler(): boolean {
  try {
    execFileSync('cc', ['--version'], { stdio: 'pipe' });
    return process.platform === 'linux';
  } catch {
    return false;
  }
}

// The long form fails without a compiler, instead of leaving a database out.
it.skipIf(!LONG && !hasCompiler())(
  `no acknowledged lead is lost on PostgreSQL in ${ALL_CUTS} power cuts (needs Linux and a C compiler)`,
  { timeout: TIMEOUT },
  async () => {
    chmodSync(root, 0o755);
    const folder = join(root, 'postgresql');
    mkdirSync(folder);
    createServerFiles(folder, join(folder, 'live'));
    const library = compileRecorder(folder);
    const flags = ['--data', join(root, 'service')];
    // The tables are made before, because PostgreSQL relies on Linux to keep the name of a flushed file.
    const unrecorded = await startFolderServer(join(folder, 'live'));
    const first = await startService(flags, { DATABASE_URL: unrecorded.url });
    first.child.kill('SIGTERM');
    await first.end;
    await unrecorded.stop();
    const disk = new CutDisk(folder);
    await loseNoLead(
      'PostgreSQL',
      disk,
      async () => {
        const env = { LD_PRELOAD: library, RECORD_FOLDER: disk.live, RECORD_LOG: disk.log };
        const server = await startFolderServer(disk.live, env);
        const { child, end, port } = await startService(flags, { DATABASE_URL: server.url });
        const start = disk.now;
        const recorded = await sendRecordedLeads(disk, port);
        child.kill('SIGKILL');
        await end;
        await server.kill();
        return { first: start, ...recorded };
      },
      async (after) => {
        const server = await startFolderServer(after);
        const client = new pg.Client(server.url);
        try {
          await client.connect();
          const { rows } = await client.query<{ id: string }>('select id from leads');
          return rows.map(({ id }) => id);
        } finally {
          await client.end();
          await server.kill();
        }
      },
    );
  },
);
