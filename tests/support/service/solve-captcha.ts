import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { CaptchaTask } from '../../../src/api/captcha/captcha.ts';

export interface SolvedCaptcha {
  challenge: Challenge;
  solution: object;
}

/** Solves a task as the browser does. */
export async function solveCaptcha({ challenge }: Pick<CaptchaTask, 'challenge'>): Promise<SolvedCaptcha> {
  const known = challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge: known, deriveKey });
  if (!solution) throw new Error('The task has no solution.');
  return { challenge: known, solution };
}

/** A solution as it is sent with a form. */
export const captchaText = (solved: unknown): string =>
  Buffer.from(JSON.stringify(solved)).toString('base64');
