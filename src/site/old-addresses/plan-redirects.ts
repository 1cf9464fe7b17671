import { redirectTargetProblem } from '../../lib/redirect-problems.ts';
import { sitePath } from '../../lib/site-path.ts';
import { findRedirectLoop, normalizeRedirectPath } from '../../tenant/checks/redirects.ts';
import { didYouMean } from '../../tenant/did-you-mean.ts';
import { MATCH_KINDS, type Match, type MatchKind, none, redirectTo } from './match.ts';
import type { AddressMatcher } from './match-address.ts';
import {
  bareHost,
  namesOnePage,
  type OldAddress,
  readOldAddress,
  type SourceProblem,
} from './old-address.ts';

/** A redirect that the tenant's files have already. */
export interface ExistingRedirect {
  to: string;
  /** "line 12 of redirects.csv" */
  place: string;
}

export interface PlannedRedirect {
  from: string;
  by: MatchKind;
  to: string;
  fallback: string[];
}

export interface WithoutTarget {
  address: OldAddress;
  reason: string;
}

export interface RedirectPlan {
  /** Different addresses of the old website, without those of other hosts. */
  addresses: number;
  /** Those at which the site has a page, a file or a redirect of its own. */
  answered: number;
  /** Those that the tenant's files redirect already. */
  kept: number;
  /** New redirects: pages first and vehicles last, because some hosts read only the first. */
  redirects: PlannedRedirect[];
  withoutTarget: WithoutTarget[];
  /** Addresses of other hosts, by host. */
  otherHosts: ReadonlyMap<string, number>;
  problems: SourceProblem[];
}

export interface PlanSettings {
  /** Address of the new site. */
  url: string;
  /** Further hosts of the old website. */
  hosts: readonly string[];
  /** Host of the source's own address; null for a file. */
  sourceHost: string | null;
  /** By normalised path. */
  existing: ReadonlyMap<string, ExistingRedirect>;
  /** Paths of pages, for suggestions. */
  pagePaths: readonly string[];
}

const QUERY_DECIDES =
  'Its query says which page it was, and static hosts compare the path alone. If one target is right for all, write it without the query.';

/** The host of more than half of the addresses that are not on the new site's host; null if there is none. */
function usualHost(addresses: readonly OldAddress[], own: string): string | null {
  const elsewhere = addresses.filter(({ host }) => host !== own);
  const counts = new Map<string, number>();
  for (const { host } of elsewhere) if (host !== null) counts.set(host, (counts.get(host) ?? 0) + 1);
  const found = [...counts].find(([, count]) => 2 * count > elsewhere.length);
  return found?.[0] ?? null;
}

/**
 * Works out the redirects for old addresses. The same input gives the same redirects in the same order.
 */
export function planRedirects(
  addresses: readonly OldAddress[],
  { match, isTarget }: AddressMatcher,
  { url, hosts, sourceHost, existing, pagePaths }: PlanSettings,
): RedirectPlan {
  const own = bareHost(new URL(url).host);
  const usual = sourceHost ?? usualHost(addresses, own) ?? own;
  const isOld = new Set([own, bareHost(usual), ...hosts.map(bareHost)]);
  const otherHosts = new Map<string, number>();
  const problems: SourceProblem[] = [];
  const byPath = new Map<string, OldAddress>();
  for (const address of addresses) {
    const { host, source, line, to } = address;
    if (host !== null && !isOld.has(host)) {
      otherHosts.set(host, (otherHosts.get(host) ?? 0) + 1);
      continue;
    }
    const path = normalizeRedirectPath(address.path) || '/';
    const first = byPath.get(path);
    if (!first) byPath.set(path, address);
    else if (to !== undefined && first.to !== undefined && first.to !== to)
      problems.push({
        source,
        line,
        message: `${path} leads to ${first.to} by line ${first.line} and to ${to} by this one. The first is used.`,
      });
    // One spelling of an address may have the target or no query.
    else if (
      (first.to === undefined && to !== undefined) ||
      (namesOnePage(first.query) && address.query === '')
    )
      byPath.set(path, { ...address, ...(first.to !== undefined && { to: first.to }) });
  }

  /** A given target as a link of the new site: addresses of the old website stand for their paths. */
  function linkOf(to: string): string {
    const link = sitePath(to, url);
    const read = readOldAddress(link);
    const isOfOld = read !== null && (read.host === null || isOld.has(read.host));
    return isOfOld && read.host !== null ? `${read.path}${read.query}` : link;
  }
  const pathOf = (link: string): string => (link.startsWith('/') ? normalizeRedirectPath(link) : link);

  const given = new Map<string, string>();
  for (const [path, { to }] of byPath) if (to !== undefined) given.set(path, pathOf(linkOf(to)));

  /** Follows given targets to their end, because each redirect leads directly to a page. */
  function matchGiven(path: string, to: string): Match {
    const problem = redirectTargetProblem(to);
    if (problem !== null) return none(`Its target ${JSON.stringify(to)} cannot be used: ${problem}`);
    const loop = findRedirectLoop(path, given);
    if (loop) return none(`Its target leads back to itself: ${loop.join(' → ')}.`);
    let link = linkOf(to);
    const visited = new Set([path]);
    for (let next = byPath.get(pathOf(link)); next?.to !== undefined; next = byPath.get(pathOf(link))) {
      if (isTarget(pathOf(link))) break;
      if (visited.has(pathOf(link))) return none('Its target leads into a loop.');
      visited.add(pathOf(link));
      link = linkOf(next.to);
    }
    if (!link.startsWith('/') || isTarget(pathOf(link))) return redirectTo('given', link);
    const near = didYouMean(pathOf(link), pagePaths);
    return none(`Its target ${link} does not exist on the new site.${near}`);
  }

  let answered = 0;
  let kept = 0;
  const redirects: PlannedRedirect[] = [];
  const withoutTarget: WithoutTarget[] = [];
  for (const [path, address] of byPath) {
    const { source, line, to, query } = address;
    const before = existing.get(path);
    if (before) {
      kept += 1;
      if (to !== undefined && pathOf(linkOf(to)) !== pathOf(sitePath(before.to, url)))
        problems.push({
          source,
          line,
          message: `${path} already leads to ${before.to} (${before.place}), which is kept. To change that, change that line.`,
        });
      continue;
    }
    const found = match(address.path);
    if (found.kind === 'answered') {
      answered += 1;
      if (to !== undefined && pathOf(linkOf(to)) !== path)
        problems.push({
          source,
          line,
          message: `The new site answers at ${path} itself, so it is not redirected to ${to}.`,
        });
      continue;
    }
    const alone = namesOnePage(query) ? none(QUERY_DECIDES) : found;
    const chosen = to === undefined ? alone : matchGiven(path, to);
    if (chosen.kind === 'redirect')
      redirects.push({ from: path, by: chosen.by, to: chosen.to, fallback: chosen.fallback });
    else if (chosen.kind === 'none') {
      withoutTarget.push({ address, reason: chosen.reason });
      if (to !== undefined) problems.push({ source, line, message: chosen.reason });
    }
  }
  const rank = new Map(MATCH_KINDS.map((kind, at) => [kind, at]));
  redirects.sort(
    (a, b) =>
      (rank.get(a.by) ?? 0) - (rank.get(b.by) ?? 0) || (a.from < b.from ? -1 : a.from > b.from ? 1 : 0),
  );
  return { addresses: byPath.size, answered, kept, redirects, withoutTarget, otherHosts, problems };
}
