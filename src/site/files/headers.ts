import { HASHED_MEDIA } from '../../frame/media/media-set.ts';
import { INDEX_FILES, MANIFEST_PATH } from '../../frame/search/search-source.ts';
import { STATIC_HOST } from '../../lib/static-host-limits.ts';
import type { TextFile } from './site-file.ts';

/** `frame-ancestors` has no effect in a `<meta>` policy, so it is sent as a header. */
export const HEADER_CSP = "frame-ancestors 'self'";

const REVALIDATE = 'public, max-age=0, must-revalidate';
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** Excludes control characters and line breaks, which could start another rule. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u;

/**
 * Groups paths so that no two groups overlap. Hosts join the values of a header that two matching rules set, so only
 * one rule per path may set `Cache-Control`.
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

/** Limits the rules to the number that hosts read. Rules of single pages are dropped first. */
function withinLimit(rules: Rule[]): Rule[] {
  let excess = rules.length - STATIC_HOST.headerRules;
  const single = ([path]: Rule) => path !== '/' && path !== MANIFEST_PATH && !path.endsWith('*');
  const kept = rules.toReversed().filter((rule) => !(single(rule) && excess-- > 0));
  return kept.reverse().slice(0, STATIC_HOST.headerRules);
}

/**
 * The `_headers` file of static hosts: security headers everywhere; hashed assets, hashed pictures and files of the
 * search index are cached for a year; pages and the manifest of the index are revalidated on each visit.
 *
 * @param paths paths of all pages
 * @param csp Content-Security-Policy directives in addition to the `<meta>` policy of the pages
 * @throws if a path or the policy contains a line break or a control character
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
    [`${HASHED_MEDIA}*`, [`Cache-Control: ${YEAR}`]],
    // Pictures for link previews, and files of the dealer that people may link to.
    ['/media/*', [`Cache-Control: ${DAY}`]],
    [MANIFEST_PATH, [`Cache-Control: ${REVALIDATE}`]],
    [`${INDEX_FILES}*`, [`Cache-Control: ${YEAR}`]],
    ...pageGroups(paths).map((group): Rule => [group, [`Cache-Control: ${REVALIDATE}`]]),
  ];
  for (const line of rules.flat(2))
    if (!ONE_LINE.test(line))
      throw new Error(
        `${JSON.stringify(line)} cannot be written to _headers: it contains a line break or control character.`,
      );
  // Pages beyond the limit need no rule: Netlify and Cloudflare Pages send this header by default.
  const shown = withinLimit(rules);
  const body = shown.map(([path, headers]) => [path, ...headers.map((header) => `  ${header}`)].join('\n'));
  return { path: '_headers', body: `${body.join('\n')}\n` };
}
