import { describe, expect, it } from 'vitest';
import { themeStyle } from './theme-style.ts';

describe('themeStyle', () => {
  it('hashes exactly what stands in the element', () => {
    // printf ':root{--hue: 42;}' | openssl dgst -sha256 -binary | base64
    expect(themeStyle('--hue: 42;')).toEqual({
      css: ':root{--hue: 42;}',
      hash: 'sha256-uUwXyS2kU6MCkBRSmRhd8eWiNw/RzC9166/9mIxqEMY=',
    });
  });

  it('gives the same object for the same theme', () => {
    expect(themeStyle('--hue: 1;')).toBe(themeStyle('--hue: 1;'));
    expect(themeStyle('--hue: 1;')).not.toBe(themeStyle('--hue: 2;'));
  });

  it('refuses a theme that could close the element', () => {
    expect(() => themeStyle('}</style>')).toThrow('may not contain');
  });
});
