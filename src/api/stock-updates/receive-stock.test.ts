import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { type Pace, receiveStock } from './receive-stock.ts';

const folder = temporaryFolder('receive-stock');
mkdirSync(folder, { recursive: true });
let files = 0;

const textStream = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

async function receive(body: ReadableStream<Uint8Array> | null, maxBytes = 10, pace?: Pace) {
  const file = join(folder, String(files++));
  const seen: string[] = [];
  const received = await receiveStock(
    body,
    file,
    maxBytes,
    (part) => seen.push(new TextDecoder().decode(part)),
    pace,
  );
  return { received, seen, stored: existsSync(file) ? readFileSync(file, 'utf8') : null };
}

it('a body is stored in parts, and each part is seen once', async () => {
  expect(await receive(textStream('abc', 'def', 'ghij'))).toEqual({
    received: { kind: 'stored', bytes: 10 },
    seen: ['abc', 'def', 'ghij'],
    stored: 'abcdefghij',
  });
  expect(await receive(null)).toMatchObject({ received: { kind: 'stored', bytes: 0 }, stored: '' });
});

it('a body that becomes too large is not read to its end, and its file is removed', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>(
    { pull: (controller) => controller.enqueue(new Uint8Array(4 + 0 * pulled++)) },
    { highWaterMark: 0 },
  );
  expect(await receive(endless)).toMatchObject({ received: { kind: 'too large' }, stored: null });
  expect(pulled).toBe(3);
});

it('a body that stops arriving, or arrives too slowly, is given up and its file is removed', async () => {
  const pace = { patienceMs: 50, bytesPerSecond: 1_000 };
  const silent = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(1)),
  });
  expect(await receive(silent, 10, pace)).toMatchObject({ received: { kind: 'too slow' }, stored: null });
});

it('if the sender goes away, the file is removed', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(1));
      controller.error(new Error('aborted'));
    },
  });
  expect(await receive(broken)).toMatchObject({ received: { kind: 'broken off' }, stored: null });
});
