import { type ChildProcess, fork } from 'node:child_process';
import { z } from 'zod';
import type { UpdateKind } from './schema.ts';

/** Milliseconds for one tenant; a first build of 10,000 vehicles takes a minute. */
const LIMIT_MS = 20 * 60_000;
/** Milliseconds without work after which the process ends, to give its memory back. */
const IDLE_MS = 60_000;
/** Bytes of memory from which a process is replaced after its work. */
const MAX_MEMORY = 1_000_000_000;

export interface UpdateRequest {
  /** The tenant's folder. */
  folder: string;
  dist: string;
  updates: { id: string; kind: UpdateKind; file: string }[];
}

const problem = z.object({ reason: z.string(), next: z.string() });
const answerSchema = z.union([
  z.object({
    /** Mistakes in the tenant's site.yaml, for which nothing was imported. */
    config: problem.nullable(),
    /** By id: null if it was imported, else the reason for which it was refused. */
    imports: z.record(z.string(), problem.nullable()),
    /** Reasons for which the site was not published. */
    build: problem.nullable(),
    /** Reason for which a search server was not updated. */
    index: problem.nullable(),
    memory: z.number(),
  }),
  z.object({ failed: z.string() }),
]);
export type UpdateProblem = z.infer<typeof problem>;
export type UpdateAnswer = Exclude<z.infer<typeof answerSchema>, { failed: string }>;

export interface Updater {
  /** Imports, builds and indexes one tenant. @throws Error if it should be tried again */
  update: (request: UpdateRequest) => Promise<UpdateAnswer>;
  close: () => void;
}

/**
 * Runs updates in a child process, so that their memory and crashes stay away from the service. The process is kept for
 * the next tenant, because starting one takes longer than the update of a small tenant.
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
        if (answer.memory > MAX_MEMORY) end();
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
