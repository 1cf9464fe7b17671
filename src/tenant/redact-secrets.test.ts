import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets.ts';

it('replaces a secret with [key], also if a text has it URL-encoded or the setting has whitespace around it', () => {
  const text = 'key a+b/c= at ?key=a%2Bb%2Fc%3D, again a+b/c=';
  expect(redactSecrets(text, ['a+b/c=\n'])).toBe('key [key] at ?key=[key], again [key]');
});

it('replaces the whole of a secret that contains another secret, and ignores empty secrets', () => {
  expect(redactSecrets('abc abcdef', ['abc', 'abcdef', ''])).toBe('[key] [key]');
});

it('leaves no secret of 8 to 40 ASCII characters in a text, whatever surrounds it', () => {
  const secret = fc.stringMatching(/^[\x21-\x7e]{8,40}$/);
  fc.assert(
    fc.property(secret, fc.string(), fc.string(), (key, before, after) => {
      expect(redactSecrets(`${before}${key}${after}`, [key])).not.toContain(key);
    }),
  );
});
