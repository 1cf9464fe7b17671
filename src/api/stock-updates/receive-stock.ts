import { rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { withTimeLimit } from '../../lib/with-time-limit.ts';

/** How slow a body may be: it has some time at first, and must then arrive at this rate on average. */
export interface Pace {
  patienceMs: number;
  bytesPerSecond: number;
}
const PACE: Pace = { patienceMs: 20_000, bytesPerSecond: 16_000 };

type Received =
  | { kind: 'stored'; bytes: number }
  /** `broken off`: the sender has gone. */
  | { kind: 'too large' | 'too slow' | 'broken off' };

async function writeParts(
  body: ReadableStream<Uint8Array>,
  file: FileHandle,
  maxBytes: number,
  onPart: (part: Uint8Array) => void,
  { patienceMs, bytesPerSecond }: Pace,
): Promise<Received> {
  const reader = body.getReader();
  const broken = { broken: true } as const;
  const start = performance.now();
  let bytes = 0;
  try {
    for (;;) {
      const limit = patienceMs + (bytes / bytesPerSecond) * 1_000 - (performance.now() - start);
      const read = reader.read().catch(() => broken);
      const next = limit > 0 ? await withTimeLimit(read, limit) : null;
      if (next === null) return { kind: 'too slow' };
      if ('broken' in next) return { kind: 'broken off' };
      if (next.done) return { kind: 'stored', bytes };
      bytes += next.value.length;
      if (bytes > maxBytes) return { kind: 'too large' };
      onPart(next.value);
      await file.write(next.value);
    }
  } finally {
    // Whatever has not arrived is of no use; a sender that has gone cannot be told.
    await reader.cancel().catch(() => {});
  }
}

/**
 * Writes a body to a file while it arrives, so that it needs little memory. The file is not flushed to disk yet, and is
 * removed unless the whole body is stored.
 *
 * @param onPart called with each part before it is written
 * @throws the file system's error
 */
export async function receiveStock(
  body: ReadableStream<Uint8Array> | null,
  path: string,
  maxBytes: number,
  onPart: (part: Uint8Array) => void,
  pace = PACE,
): Promise<Received> {
  const file = await open(path, 'wx', 0o600);
  let isStored = false;
  try {
    const received: Received =
      body === null ? { kind: 'stored', bytes: 0 } : await writeParts(body, file, maxBytes, onPart, pace);
    isStored = received.kind === 'stored';
    return received;
  } finally {
    await file.close();
    if (!isStored) rmSync(path, { force: true });
  }
}
