import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets.ts';

it('removes a secret, also from addresses and with whitespace around it', () => {
  const text = 'key a+b/c= at ?key=a%2Bb%2Fc%3D, again a+b/c=';
  expect(redactSecrets(text, ['a+b/c=\n'])).toBe('key [key] at ?key=[key], again [key]');
});

it('removes the longer of two secrets if one contains the other, and ignores empty ones', () => {
  expect(redactSecrets('abc abcdef', ['abc', 'abcdef', ''])).toBe('[key] [key]');
});

it('removes any secret', () => {
  const secret = fc.stringMatching(/^[\x21-\x7e]{8,40}$/);
  fc.assert(
    fc.property(secret, fc.string(), fc.string(), (key, before, after) => {
      expect(redactSecrets(`${before}${key}${after}`, [key])).not.toContain(key);
    }),
  );
});
