import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalPath } from '../../frame/link-target.ts';
import { type Redirect, redirectsFile, resolveRedirects, type WantedRedirect } from './redirects.ts';

const pagePaths = new Set(['/', '/about-us', '/search/used-cars']);
const rule = (from: string, to: string): Redirect => ({ from, to, status: 301 });
const resolve = (...rules: WantedRedirect[]) => resolveRedirects(rules, pagePaths);

describe('resolveRedirects', () => {
  it('publishes each redirect with and without a trailing slash', () => {
    expect(resolve(rule('/about', '/about-us')).redirects).toEqual([
      rule('/about', '/about-us'),
      rule('/about/', '/about-us'),
    ]);
  });
  it('points each redirect of a chain directly to the end of the chain', () => {
    const { redirects } = resolve(rule('/a', '/b/'), rule('/b', '/about-us'));
    expect(redirects.map(({ to }) => to)).toEqual(Array(4).fill('/about-us'));
  });
  it('keeps a target on another site unchanged', () => {
    expect(resolve(rule('/shop', 'https://shop.example/')).redirects[0]?.to).toBe('https://shop.example/');
  });
  it('uses the first fallback that is published once the target has no page', () => {
    const moved = { ...rule('/a', '/cars/sold'), line: 2, fallback: ['/search/kia/', '/search/used-cars/'] };
    const { redirects, fileFindings } = resolve(moved);
    expect([redirects[0]?.to, fileFindings]).toEqual(['/search/used-cars/', []]);
    expect(resolve({ ...moved, to: '/about-us' }).redirects[0]?.to).toBe('/about-us');
  });
  it('reports dropped rules of redirects.csv by their line', () => {
    const { redirects, findings, fileFindings } = resolve({
      ...rule('/a', '/nowhere'),
      line: 7,
      fallback: [],
    });
    expect([redirects, findings]).toEqual([[], []]);
    expect(fileFindings).toMatchObject([{ severity: 'warning', line: 7 }]);
  });
  it('drops a rule for the path of a page, with a warning', () => {
    const { redirects, warnings } = resolve(rule('/about-us/', '/'));
    expect(redirects).toEqual([]);
    expect(warnings).toEqual(['The redirect from /about-us/ was left out: a page has this path.']);
  });
  it('drops loops, with a warning', () => {
    const { redirects, warnings } = resolve(rule('/a', '/b'), rule('/b', '/a'), rule('/c', '/c'));
    expect(redirects).toEqual([]);
    expect(warnings).toHaveLength(3);
    expect(warnings[2]).toBe('The redirect from /c was left out: it leads back to itself.');
  });
  it('drops a rule to a missing page, with a warning', () => {
    const { redirects, warnings } = resolve(rule('/a', '/finance'));
    expect(redirects).toEqual([]);
    expect(warnings).toEqual(['The redirect from /a was left out: there is no page at /finance.']);
  });
  it('reports dropped rules of the tenant by their position in site.yaml, and a broken chain only once', () => {
    const own = [rule('/about-us', '/'), rule('/a', '/abuot-us'), rule('/b', '/a'), rule('/c', '/a.pdf')];
    const wanted = own.map((one, index) => ({ ...one, index }));
    const { redirects, findings, warnings } = resolveRedirects(
      wanted,
      pagePaths,
      (path) => path === '/a.pdf',
    );
    expect(redirects).toEqual([rule('/c', '/a.pdf'), rule('/c/', '/a.pdf')]);
    expect(warnings).toEqual([]);
    expect(findings).toMatchObject([
      { severity: 'error', path: ['redirects', 0, 'from'] },
      { severity: 'warning', path: ['redirects', 1, 'to'] },
    ]);
    expect(findings[1]?.message).toContain('There is no page at "/abuot-us" today');
    expect(findings[1]?.message).toContain('Did you mean "/about-us"?');
  });
  it('uses the first of two rules for a path, with or without a trailing slash, and warns about the second', () => {
    const { redirects, warnings } = resolve(rule('/a', '/about-us'), rule('/a/', '/'));
    expect(redirects[0]).toEqual(rule('/a', '/about-us'));
    expect(warnings).toEqual(['The redirect from /a/ to / was left out: another rule has this path.']);
  });

  it('never publishes a chain, a loop, two rules for a path, or a rule for the path of a page', () => {
    const path = fc.constantFrom('/a', '/b', '/c/', '/d', '/about-us', '/', '/e?x=1', '/f#y');
    fc.assert(
      fc.property(
        fc.array(fc.record({ from: path, to: path, status: fc.constant(301 as const) })),
        (rules) => {
          const { redirects } = resolveRedirects(rules, pagePaths);
          const sources = redirects.map(({ from }) => from);
          expect(new Set(sources).size).toBe(sources.length);
          for (const { from, to } of redirects) {
            expect(pagePaths.has(internalPath(from) ?? '')).toBe(false);
            expect(pagePaths.has(internalPath(to) ?? '')).toBe(true);
            expect(sources).not.toContain(to);
          }
        },
      ),
    );
  });
});

it('writes one rule per line, with spaces encoded', () => {
  expect(redirectsFile([rule('/old page', '/about-us')]).body).toBe('/old%20page /about-us 301\n');
});
