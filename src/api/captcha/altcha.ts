import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Captcha } from './captcha.ts';

/** Seconds. A form may be written for a long time; browsers get a new task then. */
const LIFETIME = 1_200;
/** Rounds of PBKDF2 for one attempt, about half a millisecond on a telephone. */
const COST = 1_000;
/** Attempts: a tenth of a second on a computer, about a second on a slow telephone. */
const ATTEMPTS = { least: 100, most: 300 };

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      // The signature covers all parameters, so only our own challenges get as far as being derived.
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ tenant: z.string() }),
    }),
    signature: z.string().min(1).max(200),
  }),
  solution: z.object({ counter: z.int().min(0).max(ATTEMPTS.most), derivedKey: z.string().max(200) }),
});

function payloadIn(solution: string): z.infer<typeof payload> | null {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString())).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * ALTCHA: the browser computes for a moment. That costs a shopper nothing and a program that sends thousands of forms
 * a lot, without a third party, cookies or a puzzle.
 *
 * @param secret signs the challenges
 */
export function altcha(secret: string, now: () => Date): Captcha {
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex');
  const secrets = {
    hmacSignatureSecret: keyFor('captcha challenges'),
    hmacKeySignatureSecret: keyFor('captcha solutions'),
  };
  return {
    task: async (tenant) => {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(ATTEMPTS.least, ATTEMPTS.most),
        deriveKey,
        data: { tenant },
        expiresAt: new Date(now().getTime() + LIFETIME * 1000),
        ...secrets,
      });
      return { kind: 'altcha', challenge: { ...challenge }, seconds: LIFETIME };
    },
    verify: async (tenant, solution) => {
      const sent = payloadIn(solution);
      if (sent === null || sent.challenge.parameters.data.tenant !== tenant) return { ok: false };
      const { expiresAt } = sent.challenge.parameters;
      const expires = new Date(expiresAt * 1000);
      if (expires <= now()) return { ok: false };
      const { verified } = await verifySolution({ ...sent, deriveKey, ...secrets });
      return verified ? { ok: true, once: sent.challenge.parameters.nonce, expires } : { ok: false };
    },
  };
}
