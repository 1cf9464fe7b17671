import { describe, expect, it } from 'vitest';
import { themeStyle } from './theme-style.ts';

describe('themeStyle', () => {
  it('hashes the exact content of the element', () => {
    expect(themeStyle('--hue: 42;')).toEqual({
      css: '@layer reset,tokens,base,layout,components,page,utilities;:root{--hue: 42;}',
      hash: 'sha256-PtStKXxpUldiNlUoDmUm7dbYpMgFPS9Y8E4RtER58kA=',
    });
  });

  it('has only the order of the layers if a style sheet has the theme', () => {
    expect(themeStyle('').css).toBe('@layer reset,tokens,base,layout,components,page,utilities;');
  });

  it('caches the style of a theme', () => {
    expect(themeStyle('--hue: 1;')).toBe(themeStyle('--hue: 1;'));
    expect(themeStyle('--hue: 1;')).not.toBe(themeStyle('--hue: 2;'));
  });

  it('rejects a theme that could close the element', () => {
    expect(() => themeStyle('}</style>')).toThrow('The theme contains "<"');
  });
});
