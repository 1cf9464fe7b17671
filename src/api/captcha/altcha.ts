import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Captcha } from './captcha.ts';

/** Browsers fetch a new task when this time is over, because filling in a form may take longer. */
const LIFETIME_SECONDS = 1_200;
/** Rounds of PBKDF2 for one attempt, about half a millisecond on a phone. */
const ROUNDS = 1_000;
/** Attempts until a task is solved: a tenth of a second on a computer, about a second on a slow phone. */
const ATTEMPTS = { least: 100, most: 300 };

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      // The signature covers all parameters, so keys are derived only for challenges that this service has made.
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(ROUNDS),
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

function parsePayload(solution: string): z.infer<typeof payloadSchema> | null {
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString())).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * ALTCHA gives the browser a small computation to do. A shopper does not notice it, but it is expensive for a program
 * that sends thousands of forms. It needs no third party, cookies or puzzle.
 *
 * @param secret signs the challenges, so that only challenges of this service are accepted
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
        cost: ROUNDS,
        counter: randomInt(ATTEMPTS.least, ATTEMPTS.most),
        deriveKey,
        data: { tenant },
        expiresAt: new Date(now().getTime() + LIFETIME_SECONDS * 1000),
        ...secrets,
      });
      return { kind: 'altcha', challenge: { ...challenge }, seconds: LIFETIME_SECONDS };
    },
    verify: async (tenant, solution) => {
      const sent = parsePayload(solution);
      if (sent === null || sent.challenge.parameters.data.tenant !== tenant) return { ok: false };
      const { expiresAt } = sent.challenge.parameters;
      const expires = new Date(expiresAt * 1000);
      if (expires <= now()) return { ok: false };
      const { verified } = await verifySolution({ ...sent, deriveKey, ...secrets });
      return verified ? { ok: true, id: sent.challenge.parameters.nonce, expires } : { ok: false };
    },
  };
}
