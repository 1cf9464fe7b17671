import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from './headers-rules.ts';
import { parseRedirects, redirectLocation } from './redirect-rules.ts';

describe('_headers', () => {
  const rules = parseHeaders(
    '# all\n/*\n  X-A: 1\n  X-B: b: c\n\n/_astro/*\n  X-A: 2\n  Cache-Control: max-age=1\n',
  );
  it('joins the values that several rules give', () => {
    expect(headersFor('/_astro/a.js', rules)).toEqual({
      'X-A': '1, 2',
      'X-B': 'b: c',
      'Cache-Control': 'max-age=1',
    });
  });
  it('leaves other paths alone', () => {
    expect(headersFor('/cars/a', rules)).toEqual({ 'X-A': '1', 'X-B': 'b: c' });
  });
});

describe('_redirects', () => {
  it('reads from, to and status; the first rule of a path holds', () => {
    const rules = parseRedirects('/a /b 302\n/c /d\n/a /e 301\n');
    expect([...rules]).toEqual([
      ['/a', { to: '/b', status: 302 }],
      ['/c', { to: '/d', status: 301 }],
    ]);
  });
  it('lead to a header value of ASCII alone, the query that goes along included', () => {
    const rule = parseRedirects('/old /caf\u00e9#men\u00fc 301\n').get('/old');
    expect(rule && redirectLocation(rule, '?x=\u00e9 y')).toBe('/caf%C3%A9?x=%C3%A9%20y#men%C3%BC');
  });
});
