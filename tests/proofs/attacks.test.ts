import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signature } from '../../src/api/platform/outgoing/sign.ts';
import { interlacedPng } from '../support/attacks/interlaced-png.ts';
import { sendRequest } from '../support/attacks/send-request.ts';
import { endOf, type Running, runCommand, startCommand } from '../support/commands/run-command.ts';
import { LOCAL_PROXY, portOf, sendLead } from '../support/service/lead-client.ts';
import { nextAddress } from '../support/service/next-address.ts';
import { PAGE, TYPED } from '../support/service/page-form.ts';
import { startDraft } from '../support/service/start-draft.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';
import { LONG, proofTimeout, recordFigures, rounds } from './proof.ts';

/** A shopper sends a lead this often while the service is attacked, and at least this many. */
const LEAD_EVERY_MS = rounds(100, 1_000);
const LEADS = rounds(10, 30);
const PHOTOS = rounds(6, 40);
const PHOTO_SIDE = rounds(3_000, 10_900);
/** Just below the number of pixels that the service decodes in memory. */
const ALLOWED_SIDE = rounds(2_000, 8_000);
const FORMS = rounds(60, 200);
const CONNECTIONS = 20;
const FEEDS = rounds(8, 24);
const FEED_MB = rounds(8, 63);
const SLOWEST_MS = 500;
const MOST_MB_MORE = 400;
const TIMEOUT = proofTimeout(600_000);

const root = temporaryFolder('attacks');
const tenants = join(root, 'tenants');
const flags = ['--tenants', tenants, '--data', join(root, 'data')];
const figures: string[] = [];
let service: Running;
let port: number;
let sent = 0;

beforeAll(async () => {
  writeTenant(tenants, 'acme', goodTenant('acme', { leads: { emails: [] }, captcha: false }));
  service = startCommand('api', ['--port', '0', ...flags], {
    env: {
      DATABASE_URL: undefined,
      FORECOURT_LOG: 'silent',
      FORECOURT_TRUSTED_PROXIES: LOCAL_PROXY,
      FORECOURT_ACME_STOCK_SECRET: 'a-secret',
    },
  });
  port = await portOf(service);
  // The first lead of a process takes longer.
  await sendLead(port, 'shopper0');
}, TIMEOUT);
/** Ends the service, unless it has ended. */
async function stop(): Promise<void> {
  if (service.exitCode !== null || service.signalCode !== null) return;
  const end = endOf(service);
  service.kill('SIGTERM');
  await end;
}
afterAll(async () => {
  await stop();
  if (figures.length === 4) recordFigures('attacks', 'Attacks beside a shopper', figures);
}, TIMEOUT);

/** Memory of the service and the processes that it has started, in MB. */
function memory(): number {
  const own = String(service.pid);
  const children = readFileSync(`/proc/${own}/task/${own}/children`, 'utf8').split(' ').filter(Boolean);
  return [own, ...children].reduce((sum, pid) => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    return sum + Number(kilobytes) / 1_024;
  }, 0);
}

/** Counts of equal values, such as "40 × 422, 2 × 503". */
const counts = (values: readonly unknown[]): string =>
  [...Map.groupBy(values, String)].map(([value, all]) => `${all.length} × ${value}`).join(', ');

/** Sends leads regularly until the attack has ended, and records what the shopper waits and the service needs. */
async function besideShopper(name: string, attack: () => Promise<number[]>): Promise<number[]> {
  const before = memory();
  const start = performance.now();
  let isOver = false;
  let most = before;
  const waits: Promise<{ ms: number; id: string | null }>[] = [];
  const sendOne = async () => {
    const from = performance.now();
    sent += 1;
    const id = await sendLead(port, `shopper${sent}`);
    return { ms: performance.now() - from, id };
  };
  const attacking = attack().finally(() => {
    isOver = true;
  });
  while (!isOver || waits.length < LEADS) {
    waits.push(sendOne());
    await wait(LEAD_EVERY_MS);
    most = Math.max(most, memory());
  }
  const statuses = await attacking;
  const answers = await Promise.all(waits);
  const ms = answers.map((answer) => answer.ms).sort((a, b) => a - b);
  const at = (share: number): number => Math.round(ms[Math.ceil(ms.length * share) - 1] ?? 0);
  const seconds = Math.round((performance.now() - start) / 1_000);
  figures.push(
    `${name}: ${seconds} s, ${counts(statuses)}; ${answers.length} leads of a shopper took ${at(0.5)} ms at the median, ${at(0.99)} ms at the 99th percentile, ${at(1)} ms at most; memory rose from ${Math.round(before)} to ${Math.round(most)} MB`,
  );
  console.log(figures.at(-1));
  expect(answers.filter(({ id }) => id === null)).toEqual([]);
  expect(most - before).toBeLessThan(MOST_MB_MORE);
  if (LONG) expect(at(0.99)).toBeLessThan(SLOWEST_MS);
  return statuses;
}

/** Runs jobs, some of them at the same time. */
async function together<T>(jobs: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = [];
  const remaining = jobs.entries();
  const work = async () => {
    for (const [i, job] of remaining) results[i] = await job();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

it('photos with too many pixels, or as many as are allowed, do not delay the leads of a shopper', {
  timeout: TIMEOUT,
}, async () => {
  const draft = await startDraft(port);
  const pictures = [interlacedPng(PHOTO_SIDE), interlacedPng(ALLOWED_SIDE)];
  const statuses = await besideShopper(
    `${PHOTOS} photos of ${PHOTO_SIDE} × ${PHOTO_SIDE} and ${ALLOWED_SIDE} × ${ALLOWED_SIDE} pixels, all at once`,
    () =>
      together(
        Array.from({ length: PHOTOS }, (_, i) => async () => {
          const { status } = await sendRequest({
            port,
            path: `/api/leads/${draft}/photos`,
            headers: { 'content-type': 'image/png', 'x-forwarded-for': nextAddress() },
            body: pictures[i % 2] ?? '',
          });
          return status;
        }),
        PHOTOS,
      ),
  );
  for (const status of statuses) expect([201, 409, 422, 503]).toContain(status);
});

it('invalid forms that are posted from one network, and from many, do not delay the leads of a shopper', {
  timeout: TIMEOUT,
}, async () => {
  const page = { ...PAGE, subject: { ...PAGE.subject, websiteId: 'id-acme' } };
  const body = new URLSearchParams({
    page_form: JSON.stringify(page),
    ...TYPED,
    email: 'none',
    message: 'x'.repeat(4_000),
  }).toString();
  const post = (address: string) => async () => {
    const { status } = await sendRequest({
      port,
      path: '/api/leads',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
      body,
    });
    return status;
  };
  const own = nextAddress();
  const ofOne = await besideShopper(
    `${FORMS} invalid forms of one network over ${CONNECTIONS} connections`,
    () =>
      together(
        Array.from({ length: FORMS }, () => post(own)),
        CONNECTIONS,
      ),
  );
  expect(ofOne.filter((status) => status === 422)).toHaveLength(20);
  expect(ofOne.filter((status) => status === 429)).toHaveLength(FORMS - 20);
  const many = await besideShopper(
    `${FORMS} invalid forms of as many networks over ${CONNECTIONS} connections`,
    () =>
      together(
        Array.from({ length: FORMS }, () => post(nextAddress())),
        CONNECTIONS,
      ),
  );
  expect(new Set(many)).toEqual(new Set([422]));
});

it('large stock feeds with wrong signatures do not delay the leads of a shopper', {
  timeout: TIMEOUT,
}, async () => {
  const body = Buffer.alloc(FEED_MB * 1_024 * 1_024, 'x');
  const statuses = await besideShopper(
    `${FEEDS} feeds of ${FEED_MB} MB with a wrong signature, all at once`,
    () =>
      together(
        Array.from({ length: FEEDS }, () => async () => {
          const { status } = await sendRequest({
            port,
            path: '/api/stock/feed',
            headers: {
              'forecourt-signature': signature('another secret', Math.floor(Date.now() / 1_000), ''),
              'x-forwarded-for': nextAddress(),
            },
            body,
          });
          return status;
        }),
        FEEDS,
      ),
  );
  // A connection that is closed because there is no place reports no status.
  for (const status of statuses) expect([0, 401, 503]).toContain(status);
  expect(statuses).toContain(401);
});

it('every lead that was acknowledged during the attacks is stored once', { timeout: TIMEOUT }, async () => {
  await stop();
  const { status, out, output } = await runCommand('leads', ['acme', '--limit', '100000', ...flags], {
    env: { DATABASE_URL: undefined },
  });
  expect(status, output).toBe(0);
  const names = [...out.matchAll(/ Shopper (\S+) Bell /g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(sent + 1);
});
