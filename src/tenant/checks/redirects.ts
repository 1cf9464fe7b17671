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

/** Normalises a path: static hosts treat it the same with and without trailing slash or encoding. */
function normalizePath(path: string): string {
  const plain = canonicalPath(path.replace(/[?#].*$/s, '')) ?? path;
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain;
}

/** Follows a chain of redirects from path to path. Returns the loop if it comes back to `from`, else null. */
function findLoop(from: string, targets: ReadonlyMap<string, string>): string[] | null {
  const visited = [from];
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    if (next === from) return [...visited, from];
    if (visited.includes(next)) return null;
    visited.push(next);
  }
  return null;
}

interface Rule {
  index: number;
  from: string;
  to: string;
}

function checkAlone({ index, from, to }: Rule): Finding[] {
  const keyPath = (name: 'from' | 'to') => ['redirects', index, name];
  const source = redirectSourceProblem(from);
  const target = redirectTargetProblem(to);
  if (source !== null || target !== null) {
    return [
      ...(source === null
        ? []
        : [error(keyPath('from'), `This path cannot be redirected: ${JSON.stringify(from)}. ${source}`)]),
      ...(target === null
        ? []
        : [error(keyPath('to'), `This is not a valid target: ${JSON.stringify(to)}. ${target}`)]),
    ];
  }
  if (!fitsRedirectLine(from, to))
    return [
      error(
        keyPath('from'),
        `This redirect is longer than the ${STATIC_HOST.redirectLine} characters that hosts read. Shorten its addresses.`,
      ),
    ];
  return [];
}

const pathOf = ({ index }: Rule): Path => ['redirects', index, 'from'];

function checkTogether(rules: readonly Rule[], site: string, lineOf: LineLookup['lineOf']): Finding[] {
  const first = new Map<string, Rule>();
  const findings: Finding[] = [];
  for (const rule of rules) {
    const other = first.get(normalizePath(rule.from));
    if (!other) first.set(normalizePath(rule.from), rule);
    // checkDuplicates reports identical texts.
    else if (other.from !== rule.from)
      findings.push(
        error(
          pathOf(rule),
          `"${rule.from}" is the same path as "${other.from}" of redirects[${other.index}] on line ${lineOf(pathOf(other))}. Keep one.`,
        ),
      );
  }
  const targets = new Map(
    [...first].map(([from, rule]) => {
      const to = sitePath(rule.to, site);
      return [from, to.startsWith('/') ? normalizePath(to) : to];
    }),
  );
  for (const [from, { index }] of first) {
    const loop = findLoop(from, targets);
    if (loop)
      findings.push(
        error(
          ['redirects', index, 'to'],
          `This redirect leads back to itself: ${loop.join(' → ')}. Point it to a page.`,
        ),
      );
  }
  return findings;
}

/**
 * Reports redirects that static hosts would misread, loops, and more redirects than hosts accept. Each
 * redirect is published as two lines, with and without trailing slash.
 */
export function checkRedirects(draft: Draft, { lineOf }: LineLookup): Finding[] {
  const rules = draft
    .entries('redirects')
    .map(({ path, value }): Rule => ({ index: Number(path.at(-1)), from: value.from, to: value.to }));
  const alone = rules.map(checkAlone);
  const valid = rules.filter((_, index) => alone[index]?.length === 0);
  const maximum = STATIC_HOST.redirects / 2;
  const tooMany =
    rules.length > maximum
      ? [
          warning(
            ['redirects', maximum],
            `There are ${rules.length} redirects. Cloudflare Pages reads only ${maximum} per site, because each is published with and without its trailing slash, and skips the rest. Remove redirects that nobody uses any more.`,
          ),
        ]
      : [];
  return [...alone.flat(), ...checkTogether(valid, draft.value('url') ?? '', lineOf), ...tooMany];
}
