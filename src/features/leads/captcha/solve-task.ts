import type { CaptchaTask } from './captcha-task.ts';

/** Resolves to the solution as it is sent with the form. */
type Solver = (challenge: object) => Promise<string>;

const solveAltcha: Solver = (challenge) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      worker.terminate();
      if (typeof data === 'string') resolve(data);
      else reject(new Error('The captcha could not be solved.'));
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('The script that solves the captcha could not be loaded.'));
    };
    worker.postMessage(challenge);
  });

/** Solvers by kind of captcha. A kind that the service adds needs an entry here. */
const SOLVERS = new Map<string, Solver>([['altcha', solveAltcha]]);

/** Solves a captcha in this browser. @throws Error if the kind is unknown or it cannot be solved */
export async function solveTask({ kind, challenge }: CaptchaTask): Promise<string> {
  const solver = SOLVERS.get(kind);
  if (!solver) throw new Error(`This page cannot solve captchas of the kind "${kind}".`);
  return solver(challenge);
}
