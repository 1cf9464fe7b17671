import { barePath, internalPath, leadsSomewhere } from '../../frame/link-target.ts';
import { asciiAddress, canonicalPath } from '../../lib/canonical-path.ts';
import { redirectSourceProblem } from '../../lib/redirect-problems.ts';
import { STATIC_HOST } from '../../lib/static-host-limits.ts';
import type { TextFile } from './site-file.ts';

export interface Redirect {
  /** A path. */
  from: string;
  to: string;
  /** 301 unless said. */
  status: 301 | 302;
}

export interface ResolvedRedirects {
  redirects: Redirect[];
  /** Rules that were dropped, and why. */
  warnings: string[];
}

type Target = { kind: 'address'; to: string } | { kind: 'loop' } | { kind: 'nowhere'; to: string };

/** Follows the rules from one to the next to the address that answers. */
function follow(start: Redirect, rules: Map<string, Redirect>, live: ReadonlySet<string>): Target {
  const seen = new Set([start.from]);
  let { to } = start;
  while (!leadsSomewhere(to, live)) {
    const path = internalPath(to) ?? to;
    const next = rules.get(path);
    if (seen.has(path)) return { kind: 'loop' };
    if (!next) return { kind: 'nowhere', to };
    seen.add(path);
    to = next.to;
  }
  return { kind: 'address', to };
}

/**
 * Redirects that can be published: each leads in one step to an address that answers, in both forms of
 * its path (with and without the final slash). Of two rules for one path the first holds.
 *
 * @param live bare paths of every page
 */
export function resolveRedirects(wanted: Redirect[], live: ReadonlySet<string>): ResolvedRedirects {
  const rules = new Map<string, Redirect>();
  const warnings: string[] = [];
  for (const rule of wanted) {
    const path = rule.from.replace(/[?#].*$/s, '');
    const from = barePath(canonicalPath(path) ?? path);
    const problem = redirectSourceProblem(from);
    if (problem !== null) warnings.push(`Redirect from ${rule.from} dropped: ${problem}`);
    else if (live.has(from)) warnings.push(`Redirect from ${rule.from} dropped: a page has this path.`);
    else if (!rules.has(from)) rules.set(from, { ...rule, from });
    else if (rules.get(from)?.to !== rule.to)
      warnings.push(`Redirect from ${rule.from} to ${rule.to} dropped: another rule has this path.`);
  }
  const redirects: Redirect[] = [];
  for (const rule of rules.values()) {
    const target = follow(rule, rules, live);
    if (target.kind === 'loop') warnings.push(`Redirect from ${rule.from} dropped: it leads back to itself.`);
    else if (target.kind === 'nowhere')
      warnings.push(`Redirect from ${rule.from} dropped: there is no page at ${target.to}.`);
    else redirects.push({ ...rule, to: target.to }, { ...rule, from: `${rule.from}/`, to: target.to });
  }
  if (redirects.length > STATIC_HOST.redirects)
    warnings.push(
      `The site has ${redirects.length} lines of redirects. Cloudflare Pages reads the first ${STATIC_HOST.redirects}; Netlify reads all.`,
    );
  return { redirects, warnings };
}

/** The `_redirects` file that static hosts read. */
export function redirectsFile(redirects: Redirect[]): TextFile {
  const lines = redirects.map(
    ({ from, to, status }) => `${asciiAddress(from)} ${asciiAddress(to)} ${status}\n`,
  );
  return { path: '_redirects', body: lines.join('') };
}
