import { Worker } from 'node:worker_threads';
import type { Asked, Failure, Reply } from './messages.ts';

export interface Thread<Request, Answer> {
  /** Rejects with the thread's error, or when the thread ends. */
  ask: (request: Request) => Promise<Answer>;
  /** True if the thread has ended, by itself or by `end`. */
  hasEnded: () => boolean;
  end: () => Promise<void>;
}

const errorOf = ({ message, stack, texts }: Failure): Error =>
  Object.assign(new Error(message), texts, stack && { stack });

/**
 * Starts a thread that works for the service, so that its work does not hold up requests.
 *
 * @param script address of a file that calls `answerRequests`
 * @param options.name name of the thread in errors: "PGlite"
 * @param options.data the thread's `workerData`
 * @param options.hear is called with messages that the thread sends by itself
 */
export function startThread<Request, Answer, News = never>(
  script: URL,
  { name, data, hear }: { name: string; data?: unknown; hear?: (news: News) => void },
): Thread<Request, Answer> {
  const worker = new Worker(script, { workerData: data });
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let last = 0;
  let ended: Error | null = null;

  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on('error', (error) => end(new Error(`${name} failed: ${error.message}`, { cause: error })));
  worker.on('exit', () => end(new Error(`${name} is closed`)));
  worker.on('message', (reply: Reply<Answer, News>) => {
    if ('news' in reply) {
      hear?.(reply.news);
      return;
    }
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('failure' in reply) asked?.reject(errorOf(reply.failure));
    else asked?.resolve(reply.answer);
  });

  return {
    ask: async (request) => {
      if (ended) throw ended;
      last += 1;
      const asked = Promise.withResolvers<Answer>();
      waiting.set(last, asked);
      const message: Asked<Request> = { id: last, request };
      worker.postMessage(message);
      return asked.promise;
    },
    hasEnded: () => ended !== null,
    end: async () => {
      await worker.terminate();
    },
  };
}
