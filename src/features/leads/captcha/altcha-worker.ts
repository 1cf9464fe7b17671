import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Milliseconds. The slowest telephones take some seconds. */
const TIMEOUT = 60_000;

/** Computes away from the page, which stays responsive. Answers with the solution as text, or null if there is none. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  try {
    const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT });
    self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })));
  } catch (error) {
    console.warn('The captcha could not be solved.', error);
    self.postMessage(null);
  }
};
