import type { CaptchaTask } from './captcha-task.ts';

/** State of the check; `none` if the dealer's forms have no captcha. */
export type CheckState = 'idle' | 'running' | 'done' | 'failed' | 'none';

export interface SpamCheck {
  /** Runs the check unless a solution is still valid. Resolves to the solution; null if it failed or none is needed. */
  solution: () => Promise<string | null>;
  /** Replaces a solution that the service may have used already, because each can be used only once. */
  renew: () => void;
}

interface Parts {
  fetchTask: () => Promise<CaptchaTask | null>;
  solve: (task: CaptchaTask) => Promise<string>;
  onState: (state: CheckState) => void;
  /** A clock in milliseconds; only differences are used. */
  now?: () => number;
}

interface Solved {
  solution: string | null;
  /** Milliseconds, as `now`. */
  validUntil: number;
}

/** A solution is used only in this share of its task's time, because sending takes a moment, too. */
const SAFE_SHARE = 0.9;

/** Solves a captcha in the background while a form is filled in. */
export function createSpamCheck({
  fetchTask,
  solve,
  onState,
  now = () => performance.now(),
}: Parts): SpamCheck {
  let last: Promise<Solved | null> | null = null;

  async function run(): Promise<Solved | null> {
    onState('running');
    try {
      const started = now();
      const task = await fetchTask();
      const solution = task && (await solve(task));
      onState(task === null ? 'none' : 'done');
      const lasts = task === null ? Number.POSITIVE_INFINITY : task.seconds * 1000 * SAFE_SHARE;
      return { solution, validUntil: started + lasts };
    } catch (error) {
      console.warn('The spam check failed.', error);
      onState('failed');
      return null;
    }
  }

  async function solution(): Promise<string | null> {
    const latest = last;
    const solved = await latest;
    if (solved && now() < solved.validUntil) return solved.solution;
    // During the wait, another call may have started a new run. Then this call uses the result of that run.
    if (last === latest) last = run();
    return (await last)?.solution ?? null;
  }

  return {
    solution,
    renew: () => {
      last = run();
    },
  };
}
