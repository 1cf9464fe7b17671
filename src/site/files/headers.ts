import { INDEX_FILES, MANIFEST_PATH } from '../../frame/search/search-source.ts';
import { STATIC_HOST } from '../../lib/static-host-limits.ts';
import type { TextFile } from './site-file.ts';

/** What a policy in a <meta> element cannot say. */
export const HEADER_CSP = "frame-ancestors 'self'";

const REVALIDATE = 'public, max-age=0, must-revalidate';
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** A path or header without control characters and line ends, so that it can begin no other line. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u;

/**
 * Groups of paths that never overlap. Hosts join the values of one header set by two matching rules,
 * so `Cache-Control` may be set by one rule only.
 */
function pageGroups(paths: Iterable<string>): string[] {
  const groups = new Set<string>(['/']);
  for (const path of paths) {
    const [first, ...rest] = path.split('/').filter(Boolean);
    if (!first) continue;
    groups.add(rest.length === 0 && !path.endsWith('/') ? `/${first}` : `/${first}/*`);
  }
  return [...groups].sort();
}

type Rule = [path: string, headers: string[]];

/** As many rules as hosts read, those of single pages left out first. */
function withinLimit(rules: Rule[]): Rule[] {
  let excess = rules.length - STATIC_HOST.headerRules;
  const single = ([path]: Rule) => path !== '/' && path !== MANIFEST_PATH && !path.endsWith('*');
  const kept = rules.toReversed().filter((rule) => !(single(rule) && excess-- > 0));
  return kept.reverse().slice(0, STATIC_HOST.headerRules);
}

/**
 * The `_headers` file that static hosts read: security headers everywhere, hashed assets and files of the
 * search index kept for a year, pages and the index's manifest revalidated on each visit.
 *
 * @param paths every page's path
 * @param csp Content-Security-Policy directives that complete the pages' own policy
 * @throws for a path or policy that is not one line
 */
export function headersFile(paths: Iterable<string>, csp: string = HEADER_CSP): TextFile {
  const rules: Rule[] = [
    [
      '/*',
      [
        `Content-Security-Policy: ${csp}`,
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: strict-origin-when-cross-origin',
        'Permissions-Policy: camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()',
        'Strict-Transport-Security: max-age=31536000; includeSubDomains',
        'Cross-Origin-Opener-Policy: same-origin-allow-popups',
      ],
    ],
    ['/_astro/*', [`Cache-Control: ${YEAR}`]],
    ['/media/*', [`Cache-Control: ${DAY}`]],
    [MANIFEST_PATH, [`Cache-Control: ${REVALIDATE}`]],
    [`${INDEX_FILES}*`, [`Cache-Control: ${YEAR}`]],
    ...pageGroups(paths).map((group): Rule => [group, [`Cache-Control: ${REVALIDATE}`]]),
  ];
  for (const line of rules.flat(2))
    if (!ONE_LINE.test(line)) throw new Error(`${JSON.stringify(line)} cannot stand in _headers.`);
  // Pages beyond the limit go without: Netlify and Cloudflare Pages send the very same header by default.
  const shown = withinLimit(rules);
  const body = shown.map(([path, headers]) => [path, ...headers.map((header) => `  ${header}`)].join('\n'));
  return { path: '_headers', body: `${body.join('\n')}\n` };
}
