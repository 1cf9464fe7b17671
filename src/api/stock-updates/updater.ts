import { type ChildProcess, fork } from 'node:child_process';
import { answerSchema, type UpdateAnswer, type UpdateRequest } from './updater-messages.ts';

/** Time for the update of one tenant. A first build of 10,000 vehicles takes about a minute. */
const LIMIT_MS = 20 * 60_000;
/** A child process without work ends after this time, to free its memory. */
const IDLE_MS = 60_000;
/** A child process that uses more memory ends after its work, and the next update starts another one. */
const MAX_MEMORY_BYTES = 1_000_000_000;

export interface Updater {
  /** Imports, builds and indexes one tenant. @throws Error if it should be tried again */
  update: (request: UpdateRequest) => Promise<UpdateAnswer>;
  close: () => void;
}

/**
 * Runs updates in a child process, so that their memory use and crashes do not affect the service. The process is kept
 * for the next tenant, because starting one takes longer than the update of a small tenant.
 *
 * @param script the child's module, which answers each `UpdateRequest`
 */
export function createUpdater(script: string): Updater {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };
  const start = () =>
    fork(script, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], serialization: 'json', execArgv: [] });

  return {
    update: async (request) => {
      clearTimeout(idle);
      child ??= start();
      const running = child;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const ended = (code: number | null, signal: string | null) =>
        reject(new Error(`the process that updates stock ended (${signal ?? code})`));
      const timer = setTimeout(() => reject(new Error('the update took too long')), LIMIT_MS);
      running.once('message', resolve).once('exit', ended).once('error', reject);
      try {
        running.send(request);
        const answer = answerSchema.parse(await promise);
        if ('failed' in answer) throw new Error(answer.failed);
        if (answer.memory > MAX_MEMORY_BYTES) end();
        else idle = setTimeout(end, IDLE_MS).unref();
        return answer;
      } catch (error) {
        if (child === running) end();
        throw error;
      } finally {
        clearTimeout(timer);
        running.off('message', resolve).off('exit', ended).off('error', reject);
      }
    },
    close: end,
  };
}
