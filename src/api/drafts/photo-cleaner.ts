import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { z } from 'zod';

const SCRIPT = join(import.meta.dirname, 'photo-child.ts');
/** The largest photo that is accepted takes about 3 s on a slow machine. */
const LIMIT_MS = 20_000;
/** A child process without work ends after this time, to free its memory. */
const IDLE_MS = 30_000;

const answerSchema = z.object({ jpeg: z.instanceof(Uint8Array).nullable() });

export interface PhotoCleaner {
  /**
   * Encodes a photo again, see `cleanPhoto`. Photos wait for each other. Resolves to null for a file that is no photo,
   * or that takes too long or too much memory.
   */
  clean: (bytes: Uint8Array) => Promise<Buffer | null>;
  close: () => void;
}

/**
 * Decodes photos in a child process, one at a time, so that no photo takes memory from the service or its threads,
 * which also read files and look up hosts. The child has a lower priority, and is ended if a photo takes too long.
 */
export function createPhotoCleaner({ script = SCRIPT, limitMs = LIMIT_MS } = {}): PhotoCleaner {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const oneAtATime = pLimit(1);
  let isClosed = false;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };
  const start = () => {
    const started = fork(script, [], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
      execArgv: [],
    });
    // An idle child does not keep the service from ending.
    started.unref();
    started.channel?.unref();
    return started;
  };

  async function cleanNow(bytes: Uint8Array): Promise<Buffer | null> {
    if (isClosed) throw new Error('The service is ending.');
    clearTimeout(idle);
    child ??= start();
    const running = child;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    // A picture that makes the process fail or take too long is no photo.
    const giveUp = () => {
      if (child === running) end();
      resolve({ jpeg: null });
    };
    const timer = setTimeout(giveUp, limitMs);
    running.once('message', resolve).once('exit', giveUp).once('error', reject);
    try {
      running.send(bytes);
      const { jpeg } = answerSchema.parse(await promise);
      return jpeg && Buffer.from(jpeg);
    } catch (error) {
      if (child === running) end();
      throw error;
    } finally {
      clearTimeout(timer);
      running.off('message', resolve).off('exit', giveUp).off('error', reject);
      idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  return {
    clean: (bytes) => oneAtATime(() => cleanNow(bytes)),
    close: () => {
      isClosed = true;
      end();
    },
  };
}
