import { canonicalPath } from '../../lib/canonical-path.ts';
import {
  fitsRedirectLine,
  redirectSourceProblem,
  redirectTargetProblem,
} from '../../lib/redirect-problems.ts';
import { sitePath } from '../../lib/site-path.ts';
import { STATIC_HOST } from '../../lib/static-host-limits.ts';
import { error, type Finding, type Path, warning } from '../problem.ts';
import type { Draft } from '../source/draft.ts';
import type { LineLookup } from './context.ts';

/** Redirects of a site that Cloudflare Pages reads, because each is published as two lines. */
export const MAX_REDIRECTS = STATIC_HOST.redirects / 2;

/** Normalises a path: static hosts treat it the same with and without trailing slash or encoding. */
export function normalizeRedirectPath(path: string): string {
  const plain = canonicalPath(path.replace(/[?#].*$/s, '')) ?? path;
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain;
}

/** The target of a redirect as another redirect would start there. */
export function normalizeRedirectTarget(target: string, site: string): string {
  const to = sitePath(target, site);
  return to.startsWith('/') ? normalizeRedirectPath(to) : to;
}

/** Follows a chain of redirects from path to path. Returns the loop if it comes back to `from`, else null. */
export function findRedirectLoop(from: string, targets: ReadonlyMap<string, string>): string[] | null {
  const visited = [from];
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    if (next === from) return [...visited, from];
    if (visited.includes(next)) return null;
    visited.push(next);
  }
  return null;
}

/** The message about a redirect that leads back to itself. */
export const loopMessage = (loop: readonly string[]): string =>
  `This redirect leads back to itself: ${loop.join(' → ')}. Point it to a page.`;

interface Rule {
  index: number;
  from: string;
  to: string;
}

/** Explains why static hosts cannot read a redirect, for each of its addresses. */
export function explainRedirect(from: string, to: string): { at: 'from' | 'to'; message: string }[] {
  const source = redirectSourceProblem(from);
  const target = redirectTargetProblem(to);
  const found = [
    ...(source === null
      ? []
      : [
          {
            at: 'from' as const,
            message: `This path cannot be redirected: ${JSON.stringify(from)}. ${source}`,
          },
        ]),
    ...(target === null
      ? []
      : [{ at: 'to' as const, message: `This is not a valid target: ${JSON.stringify(to)}. ${target}` }]),
  ];
  if (found.length > 0 || fitsRedirectLine(from, to)) return found;
  const message = `This redirect is longer than the ${STATIC_HOST.redirectLine} characters that hosts read. Shorten its addresses.`;
  return [{ at: 'from', message }];
}

const checkAlone = ({ index, from, to }: Rule): Finding[] =>
  explainRedirect(from, to).map(({ at, message }) => error(['redirects', index, at], message));

const pathOf = ({ index }: Rule): Path => ['redirects', index, 'from'];

function checkTogether(rules: readonly Rule[], site: string, lineOf: LineLookup['lineOf']): Finding[] {
  const first = new Map<string, Rule>();
  const findings: Finding[] = [];
  for (const rule of rules) {
    const path = normalizeRedirectPath(rule.from);
    const other = first.get(path);
    if (!other) first.set(path, rule);
    // checkDuplicates reports identical texts.
    else if (other.from !== rule.from)
      findings.push(
        error(
          pathOf(rule),
          `"${rule.from}" is the same path as "${other.from}" of redirects[${other.index}] on line ${lineOf(pathOf(other))}. Keep one.`,
        ),
      );
  }
  const targets = new Map([...first].map(([from, { to }]) => [from, normalizeRedirectTarget(to, site)]));
  for (const [from, { index }] of first) {
    const loop = findRedirectLoop(from, targets);
    if (loop) findings.push(error(['redirects', index, 'to'], loopMessage(loop)));
  }
  return findings;
}

/** The redirects of a site.yaml that may have mistakes. */
export const redirectsOfDraft = (draft: Draft): Rule[] =>
  draft
    .entries('redirects')
    .map(({ path, value: { from, to } }) => ({ index: Number(path.at(-1)), from, to }));

/**
 * Reports redirects that static hosts would misread, loops, and more redirects than hosts accept. Each
 * redirect is published as two lines, with and without trailing slash.
 */
export function checkRedirects(draft: Draft, { lineOf }: LineLookup): Finding[] {
  const rules = redirectsOfDraft(draft);
  const alone = rules.map(checkAlone);
  const valid = rules.filter((_, index) => alone[index]?.length === 0);
  const tooMany =
    rules.length > MAX_REDIRECTS
      ? [
          warning(
            ['redirects', MAX_REDIRECTS],
            `There are ${rules.length} redirects. Cloudflare Pages reads only ${MAX_REDIRECTS} per site, because each is published with and without its trailing slash, and skips the rest. Remove redirects that nobody uses any more.`,
          ),
        ]
      : [];
  return [...alone.flat(), ...checkTogether(valid, draft.value('url') ?? '', lineOf), ...tooMany];
}
