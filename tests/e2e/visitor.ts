import { randomInt } from 'node:crypto';

/**
 * Headers of a visitor with a random network address (198.18.0.0/15 is reserved for tests, RFC 2544). The service
 * limits the number of forms per address, and all tests run on one machine.
 */
export const newVisitor = (): Record<string, string> => ({
  'x-forwarded-for': `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`,
});
