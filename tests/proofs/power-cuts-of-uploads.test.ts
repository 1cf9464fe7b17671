import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { photoFolder } from '../../src/api/drafts/photo-files.ts';
import { leadDrafts, leadPhotos } from '../../src/api/drafts/schema.ts';
import { openPGlite } from '../../src/api/platform/database/open-pglite.ts';
import { stockUpdates } from '../../src/api/stock-updates/schema.ts';
import { updateFile } from '../../src/api/stock-updates/update-files.ts';
import { sendRequest } from '../support/attacks/send-request.ts';
import { endOf, type Running, startCommand } from '../support/commands/run-command.ts';
import { CutDisk } from '../support/power/cut-disk.ts';
import { cutOften } from '../support/power/cut-often.ts';
import { LOCAL_PROXY, portOf } from '../support/service/lead-client.ts';
import { nextAddress } from '../support/service/next-address.ts';
import { startDraft } from '../support/service/start-draft.ts';
import { sendSignedStock } from '../support/service/stock-sender.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';
import { proofTimeout, recordFigures, rounds } from './proof.ts';

const TIMES = { runs: rounds(1, 10), cutsPerRun: rounds(6, 20) };
const ALL_CUTS = TIMES.runs * TIMES.cutsPerRun;
/** Forms of each run, each with two photos, and an update of the stock beside each. */
const FORMS = rounds(4, 10);
const SECRET = 'a-secret-of-the-dealer';
const TIMEOUT = proofTimeout(600_000);

/** Something that the service said it has. `moment`: when the answer arrived, as a moment of the disk. */
type Acknowledged = { moment: number } & (
  | { kind: 'draft'; id: string }
  | { kind: 'photo'; id: string; draft: string }
  | { kind: 'update'; id: string; body: string }
);

const root = temporaryFolder('power-cuts-of-uploads');
const live = join(root, 'live');
mkdirSync(live);
const site = goodTenant('acme', { leads: { emails: ['dealer@acme.example'] }, captcha: false });
writeTenant(join(live, 'tenants'), 'acme', site);
let running: Running | null = null;
afterAll(() => {
  running?.kill('SIGKILL');
});

async function sendUploads(port: number, now: () => number): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const sendForm = async () => {
    const draft = await startDraft(port);
    acknowledged.push({ kind: 'draft', id: draft, moment: now() });
    for (let i = 0; i < 2; i += 1) {
      const { text } = await sendRequest({
        port,
        path: `/api/leads/${draft}/photos`,
        headers: { 'content-type': 'image/jpeg', 'x-forwarded-for': nextAddress() },
        body: photo,
      });
      const { photo_id } = JSON.parse(text);
      if (typeof photo_id !== 'string') throw new Error(text);
      acknowledged.push({ kind: 'photo', id: photo_id, draft, moment: now() });
    }
  };
  const sendUpdate = async (number: number) => {
    const body = JSON.stringify({ changed: [{ stocknum: `N${number}`, price: 20_000 }] });
    const sent = await sendSignedStock({ port, tenant: 'acme', kind: 'changes', body, secret: SECRET });
    const { update_id } = JSON.parse(sent.answer);
    if (typeof update_id !== 'string') throw new Error(sent.answer);
    acknowledged.push({ kind: 'update', id: update_id, body, moment: now() });
  };
  const sent = Array.from({ length: FORMS }, (_, number) => [sendForm(), sendUpdate(number)]);
  await Promise.all(sent.flat());
  return acknowledged;
}

/** Looks for what was acknowledged in a folder that a cut left. Returns what is missing. */
async function missingIn(folder: string, due: readonly Acknowledged[]): Promise<string[]> {
  const data = join(folder, 'data');
  const { queries, close } = await openPGlite(data);
  try {
    const drafts = new Set((await queries.select().from(leadDrafts)).map(({ id }) => id));
    const photos = new Map((await queries.select().from(leadPhotos)).map((row) => [row.id, row]));
    const updates = new Map((await queries.select().from(stockUpdates)).map((row) => [row.id, row]));
    const isThere = (item: Acknowledged): boolean => {
      if (item.kind === 'draft') return drafts.has(item.id);
      if (item.kind === 'photo') {
        const file = join(photoFolder(data), item.draft, `${item.id}.jpg`);
        return existsSync(file) && readFileSync(file).length === photos.get(item.id)?.bytes;
      }
      const update = updates.get(item.id);
      if (update?.state !== 'pending') return update !== undefined;
      const file = updateFile({ data: join(folder, 'tenants-data/acme') }, item.id);
      return existsSync(file) && readFileSync(file, 'utf8') === item.body;
    };
    return due.filter((item) => !isThere(item)).map(({ kind, id }) => `${kind} ${id}`);
  } finally {
    await close();
  }
}

it(`no acknowledged draft, photo or stock update is lost in ${ALL_CUTS} power cuts`, {
  timeout: TIMEOUT,
}, async () => {
  const disk = new CutDisk(root);
  let [earlier, due]: [Acknowledged[], Acknowledged[]] = [[], []];
  const expected = { draft: 0, photo: 0, update: 0 };
  const { failures, unflushed } = await cutOften(disk, {
    ...TIMES,
    record: async () => {
      earlier = due;
      const folders = ['--tenants', join(live, 'tenants'), '--data', join(live, 'data')];
      running = startCommand('api', ['--port', '0', '--dist', join(root, 'dist'), ...folders], {
        env: {
          DATABASE_URL: undefined,
          FORECOURT_LOG: 'silent',
          FORECOURT_TRUSTED_PROXIES: LOCAL_PROXY,
          FORECOURT_ACME_STOCK_SECRET: SECRET,
          RECORD_FOLDER: disk.live,
          RECORD_LOG: disk.log,
        },
        preload: 'tests/support/power/record-changes.ts',
      });
      const end = endOf(running);
      const acknowledged = await sendUploads(await portOf(running), () => disk.now);
      running.kill('SIGKILL');
      await end;
      return acknowledged;
    },
    // The first cut comes right after the last answer, every second one right after another.
    momentOf: (turn, acknowledged, end) => {
      if (turn % 2 === 1) return Math.floor(Math.random() * end);
      const at = turn === 0 ? acknowledged.length - 1 : Math.floor(Math.random() * acknowledged.length);
      return acknowledged[at]?.moment ?? end;
    },
    check: async (folder, { moment }, acknowledged) => {
      due = [...earlier, ...acknowledged.filter((item) => item.moment <= moment)];
      for (const { kind } of due) expected[kind] += 1;
      const missing = await missingIn(folder, due);
      if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')}`);
    },
  });
  const figure = `PGlite, ${ALL_CUTS} cuts: acknowledged drafts were looked for ${expected.draft} times, photos ${expected.photo} times, stock updates ${expected.update} times; ${failures.length} cuts lost one or left a database that does not open; ${unflushed} changes were not flushed`;
  recordFigures('power-cuts-of-uploads', 'Drafts, photos and stock updates under power cuts', [figure]);
  console.log(figure);
  expect(failures).toEqual([]);
  for (const times of Object.values(expected)) expect(times).toBeGreaterThan(0);
});
