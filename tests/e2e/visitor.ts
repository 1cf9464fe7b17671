import { randomInt } from 'node:crypto';

/**
 * Headers of a visitor at an address of its own (198.18.0.0/15 is for tests, RFC 2544). The service takes a few forms
 * from each address, and all tests run at one.
 */
export const newVisitor = (): Record<string, string> => ({
  'x-forwarded-for': `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`,
});
