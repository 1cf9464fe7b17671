import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  COMPRESSED,
  type Coding,
  expectedAnswer,
  plannedText,
  type Tags,
  tagKey,
} from '../support/serve/expected-answer.ts';
import {
  generatedRequests,
  type PlannedRequest,
  type WildRequest,
} from '../support/serve/generated-requests.ts';
import { type RawAnswer, requestText, sendRaw } from '../support/serve/raw-http.ts';
import { FILES } from '../support/serve/test-host.ts';
import { proofTimeout, recordFigures, rounds } from './proof.ts';

const REQUESTS = rounds(600, 10_000);
const SEED = 20_261_122;
const BATCH = 50;

async function startChild(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ['tests/support/serve/host-child.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, port: Number(line) };
}

async function firstTags(port: number): Promise<Tags> {
  const tags = new Map<string, string>();
  const codings: Coding[] = ['identity', 'br', 'gzip'];
  for (const file of Object.keys(FILES)) {
    for (const coding of codings) {
      if (coding !== 'identity' && !COMPRESSED.includes(file)) continue;
      const headers = [
        ['Host', 'demo.localhost'],
        ['Accept-Encoding', coding],
      ] as const;
      const { headers: got } = await sendRaw(port, requestText('GET', `/${encodeURI(file)}`, headers));
      tags.set(tagKey(file, coding), got.etag ?? '');
    }
  }
  return tags;
}

function decoded({ headers, body }: RawAnswer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** Describes the mistake in the answer to a planned request; null if it is correct. */
function wrongPlanned(request: PlannedRequest, answer: RawAnswer): string | null {
  const expected = expectedAnswer(request);
  const { status, headers, body } = answer;
  if (status !== expected.status) return `status ${status}, not ${expected.status}`;
  if ((headers['content-range'] ?? null) !== expected.contentRange)
    return `Content-Range ${headers['content-range']}, not ${expected.contentRange}`;
  if (status === 405) return headers.allow === 'GET, HEAD' ? null : `Allow: ${headers.allow}`;
  if (status === 200 && (headers['content-encoding'] ?? 'identity') !== expected.coding)
    return `Content-Encoding ${headers['content-encoding']}, not ${expected.coding}`;
  if (request.method === 'HEAD' || status === 304) return body.length === 0 ? null : 'has a body';
  return expected.body === null || decoded(answer).equals(expected.body) ? null : 'another body';
}

/** Statuses that a request of arbitrary bytes may get. */
const ALLOWED = new Set([200, 206, 301, 302, 304, 400, 404, 405, 414, 416, 417, 431]);
function wrongWild({ text }: WildRequest, { status, headers, body }: RawAnswer): string | null {
  if (!ALLOWED.has(status)) return `status ${status}`;
  if (['outside', 'hidden', '/old /stock', 'X-Everywhere: yes\n'].some((secret) => body.includes(secret)))
    return 'a file that is not published';
  const length = headers['content-length'];
  const bodiless = text.startsWith('HEAD ') || status === 304;
  if (!bodiless && length !== undefined && Number(length) !== body.length)
    return `Content-Length ${length} for ${body.length} bytes`;
  return null;
}

it(
  `${REQUESTS} generated requests neither crash the local host nor get a wrong answer`,
  async () => {
    const { child, port } = await startChild();
    const wrong: string[] = [];
    const statuses = { planned: new Map<number, number>(), wild: new Map<number, number>() };
    let batches = 0;
    try {
      const tags = await firstTags(port);
      const requests = generatedRequests(REQUESTS, SEED);
      for (let from = 0; from < requests.length; from += BATCH) {
        await Promise.all(
          requests.slice(from, from + BATCH).map(async (request) => {
            const text = request.kind === 'wild' ? request.text : plannedText(request, tags);
            const answer = await sendRaw(port, text);
            const counts = statuses[request.kind];
            counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
            const fault =
              request.kind === 'wild' ? wrongWild(request, answer) : wrongPlanned(request, answer);
            if (fault !== null) wrong.push(`${fault}: ${JSON.stringify(text.slice(0, 300))}`);
          }),
        );
        const usual = await sendRaw(port, requestText('GET', '/letters.txt', [['Host', 'demo.localhost']]));
        expect([usual.status, usual.body.toString()]).toEqual([200, FILES['letters.txt']]);
        batches += 1;
      }
      expect(wrong).toEqual([]);
      expect(child.exitCode).toBe(null);
      // Make sure that the generated requests cover every kind of answer.
      expect([...statuses.planned.keys()].sort()).toEqual([200, 206, 304, 404, 405, 416]);
      for (const status of [200, 400, 404, 405, 414]) expect([...statuses.wild.keys()]).toContain(status);
    } finally {
      child.stdin?.end();
      await once(child, 'exit');
    }
    const formatCounts = (counts: Map<number, number>) =>
      [...counts]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ');
    recordFigures('host', 'Generated requests to the local host', [
      `${REQUESTS} requests over raw sockets (seed ${SEED}), ${batches} ordinary requests between them: all answered, none with 5xx.`,
      `Requests with a known correct answer, by status: ${formatCounts(statuses.planned)}. Wrong: 0.`,
      `Requests of arbitrary bytes, by status: ${formatCounts(statuses.wild)}. Only published files were read.`,
    ]);
  },
  proofTimeout(60_000),
);
