import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from './headers-rules.ts';
import { parseRedirects, redirectLocation } from './redirect-rules.ts';

describe('_headers', () => {
  const rules = parseHeaders(
    '# all\n/*\n  X-A: 1\n  X-B: b: c\n\n/_astro/*\n  x-a: 2\n  Cache-Control: max-age=1\n',
  );
  it('joins the values of several rules for one header, in upper or lower case', () => {
    expect(headersFor('/_astro/a.js', rules)).toEqual({
      'x-a': '1, 2',
      'x-b': 'b: c',
      'cache-control': 'max-age=1',
    });
  });
  it('keeps the value of a header whose name is also a property of all objects', () => {
    expect(headersFor('/', parseHeaders('/*\n  Constructor: a\n'))).toEqual({ constructor: 'a' });
  });
  it('applies a rule only to matching paths', () => {
    expect(headersFor('/cars/a', rules)).toEqual({ 'x-a': '1', 'x-b': 'b: c' });
  });
});

describe('_redirects', () => {
  it('parses from, to and status; the first rule for a path wins', () => {
    const rules = parseRedirects('/a /b 302\n/c /d\n/a /e 301\n');
    expect([...rules]).toEqual([
      ['/a', { to: '/b', status: 302 }],
      ['/c', { to: '/d', status: 301 }],
    ]);
  });
  it('encodes the location and the appended query as ASCII', () => {
    const rule = parseRedirects('/old /caf\u00e9#men\u00fc 301\n').get('/old');
    expect(rule && redirectLocation(rule, '?x=\u00e9 y')).toBe('/caf%C3%A9?x=%C3%A9%20y#men%C3%BC');
  });
});
