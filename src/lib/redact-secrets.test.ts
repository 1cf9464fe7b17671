import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets.ts';

it('leaves out a secret as it is, in an address and with space around it', () => {
  const text = 'key a+b/c= at ?key=a%2Bb%2Fc%3D, again a+b/c=';
  expect(redactSecrets(text, ['a+b/c=\n'])).toBe('key [key] at ?key=[key], again [key]');
});

it('leaves out the longer of two secrets where one holds the other, and ignores empty ones', () => {
  expect(redactSecrets('abc abcdef', ['abc', 'abcdef', ''])).toBe('[key] [key]');
});

it('leaves no secret, whatever it is', () => {
  const secret = fc.stringMatching(/^[\x21-\x7e]{8,40}$/);
  fc.assert(
    fc.property(secret, fc.string(), fc.string(), (key, before, after) => {
      expect(redactSecrets(`${before}${key}${after}`, [key])).not.toContain(key);
    }),
  );
});
