import { expect, it } from 'vitest';
import { HEADER_CSP, headersFile } from './headers.ts';

const paths = ['/', '/cars/2023-ford-ranger', '/search/used-cars/', '/about-us', '/pages/warranty', '/404'];

/** Headers that a host sends for a path, from all matching rules. */
function headersOf(body: string, path: string): string[] {
  const found: string[] = [];
  let matches = false;
  for (const line of body.split('\n').filter(Boolean)) {
    if (line.startsWith('  ')) {
      if (matches) found.push(line.trim());
    } else {
      matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : line === path;
    }
  }
  return found;
}
const cacheOf = (body: string, path: string) =>
  headersOf(body, path).filter((header) => header.startsWith('Cache-Control'));

const { body } = headersFile(paths);

it('caches hashed assets for a year and revalidates pages', () => {
  expect(cacheOf(body, '/_astro/site.Ab12.css')).toEqual([
    'Cache-Control: public, max-age=31536000, immutable',
  ]);
  for (const path of paths) {
    expect(cacheOf(body, path)).toEqual(['Cache-Control: public, max-age=0, must-revalidate']);
  }
});

it('sends the security headers for every path', () => {
  for (const path of [...paths, '/media/a.avif']) {
    const names = headersOf(body, path).map((header) => header.split(':')[0]);
    for (const name of [
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Strict-Transport-Security',
    ])
      expect(names).toContain(name);
    expect(headersOf(body, path)).toContain(`Content-Security-Policy: ${HEADER_CSP}`);
  }
  expect(HEADER_CSP).toContain('frame-ancestors');
});

it('sends the given Content Security Policy', () => {
  const given = headersFile(paths, "frame-ancestors 'none'; report-to csp").body;
  expect(headersOf(given, '/')).toContain("Content-Security-Policy: frame-ancestors 'none'; report-to csp");
});
