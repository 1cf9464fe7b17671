import { type ChildProcess, fork } from 'node:child_process';
import pLimit from 'p-limit';

/** A child process without work ends after this time, to free its memory. */
const IDLE_MS = 30_000;

export interface TaskProcess<Task, Answer> {
  /** Does one task after the other. Resolves to null for a task that makes the process fail or take too long. */
  run: (task: Task) => Promise<Answer | null>;
  close: () => void;
}

/**
 * Does tasks in a child process, one at a time, so that none takes memory or time from the service or its threads,
 * which also read files and look up hosts. The process starts with the first task, ends when it has no work, and is
 * ended if a task takes too long.
 *
 * @param script file that answers each message by one message
 * @param parse checks an answer
 */
export function createTaskProcess<Task, Answer>({
  script,
  limitMs,
  parse,
}: {
  script: string;
  limitMs: number;
  parse: (answer: unknown) => Answer;
}): TaskProcess<Task, Answer> {
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

  async function runNow(task: Task): Promise<Answer | null> {
    if (isClosed) throw new Error('The service is ending.');
    clearTimeout(idle);
    child ??= start();
    const running = child;
    const { promise, resolve, reject } = Promise.withResolvers<{ answer: unknown } | null>();
    const receive = (answer: unknown) => resolve({ answer });
    const giveUp = () => {
      if (child === running) end();
      resolve(null);
    };
    const timer = setTimeout(giveUp, limitMs);
    running.once('message', receive).once('exit', giveUp).once('error', reject);
    try {
      running.send(task as object);
      const received = await promise;
      return received && parse(received.answer);
    } catch (error) {
      if (child === running) end();
      throw error;
    } finally {
      clearTimeout(timer);
      running.off('message', receive).off('exit', giveUp).off('error', reject);
      idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  return {
    run: (task) => oneAtATime(() => runNow(task)),
    close: () => {
      isClosed = true;
      end();
    },
  };
}
