import type { CaptchaTask } from './captcha-task.ts';

/** `none`: the dealer's forms have no captcha. */
export type CheckState = 'idle' | 'running' | 'done' | 'failed' | 'none';

export interface SpamCheck {
  /** Starts the check where it has not run yet. Resolves to a solution that is still valid; null: there is none. */
  solution: () => Promise<string | null>;
  /** Replaces a solution that may have been spent. */
  renew: () => void;
}

interface Parts {
  fetchTask: () => Promise<CaptchaTask | null>;
  solve: (task: CaptchaTask) => Promise<string>;
  onState: (state: CheckState) => void;
  /** Milliseconds since any moment. */
  now?: () => number;
}

interface Solved {
  solution: string | null;
  /** Milliseconds, as `now`. */
  validUntil: number;
}

/** Part of a task's time after which a form is not sent with it any more: sending takes a moment, too. */
const SAFE_PART = 0.9;

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
      const lasts = task === null ? Number.POSITIVE_INFINITY : task.seconds * 1000 * SAFE_PART;
      return { solution, validUntil: started + lasts };
    } catch (error) {
      console.warn('The spam check did not work.', error);
      onState('failed');
      return null;
    }
  }

  async function solution(): Promise<string | null> {
    const waitedFor = last;
    const solved = await waitedFor;
    if (solved && now() < solved.validUntil) return solved.solution;
    // Another call may have started it again meanwhile.
    if (last === waitedFor) last = run();
    return (await last)?.solution ?? null;
  }

  return {
    solution,
    renew: () => {
      last = run();
    },
  };
}
