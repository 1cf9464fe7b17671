import type { CaptchaTask } from './captcha-task.ts';

/** Resolves to the text that is sent with the form. */
type Solver = (challenge: object) => Promise<string>;

const solveAltcha: Solver = (challenge) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      worker.terminate();
      if (typeof data === 'string') resolve(data);
      else reject(new Error('The captcha has no solution.'));
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('The captcha could not be loaded.'));
    };
    worker.postMessage(challenge);
  });

/** Another captcha of the service needs an entry here. */
const SOLVERS = new Map<string, Solver>([['altcha', solveAltcha]]);

/** @throws Error if it cannot be solved */
export async function solveTask({ kind, challenge }: CaptchaTask): Promise<string> {
  const solver = SOLVERS.get(kind);
  if (!solver) throw new Error(`This page does not know the captcha "${kind}".`);
  return solver(challenge);
}
