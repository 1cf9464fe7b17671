import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Milliseconds. The slowest phones need several seconds. */
const TIMEOUT = 60_000;

/** Solves a challenge in a worker, so that the page stays responsive. Posts the solution as text; null if it failed. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  try {
    const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT });
    self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })));
  } catch (error) {
    console.warn('The captcha could not be solved.', error);
    self.postMessage(null);
  }
};
