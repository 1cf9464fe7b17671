import { internalPath, linkTargetExists, withoutTrailingSlash } from '../../frame/link-target.ts';
import { asciiAddress, canonicalPath } from '../../lib/canonical-path.ts';
import { pageOfFile } from '../../lib/page-of-file.ts';
import { redirectSourceProblem } from '../../lib/redirect-problems.ts';
import { STATIC_HOST } from '../../lib/static-host-limits.ts';
import { didYouMean } from '../../tenant/did-you-mean.ts';
import { error, type Finding, warning } from '../../tenant/problem.ts';
import { isRegistered, whatIsAt } from '../page-addresses.ts';
import type { TextFile } from './site-file.ts';

export interface Redirect {
  /** A path on the site. */
  from: string;
  to: string;
  /** 301 for a permanent redirect, 302 for a temporary one. */
  status: 301 | 302;
}

/** A requested rule. The site may not be able to publish it. */
export interface WantedRedirect extends Redirect {
  /** Index in the tenant's `redirects` in site.yaml. */
  index?: number;
  /** Line of the tenant's redirects.csv. Rules that the site adds have neither index nor line. */
  line?: number;
  /** Where the rule leads if there is nothing at `to`: the first of these addresses that is published. */
  fallback?: readonly string[];
}

/** A reason why a rule of the tenant's redirects.csv was dropped. */
export interface FileFinding {
  severity: Finding['severity'];
  line: number;
  message: string;
}

export interface ResolvedRedirects {
  redirects: Redirect[];
  /** Reasons why rules of site.yaml were dropped. */
  findings: Finding[];
  /** The same for rules of redirects.csv. */
  fileFindings: FileFinding[];
  /** Reasons why other rules were dropped. */
  warnings: string[];
}

type Target =
  | { kind: 'address'; to: string }
  | { kind: 'loop' }
  /** `last` is the rule whose target does not exist. */
  | { kind: 'nowhere'; to: string; last: WantedRedirect };

type IsPublished = (href: string) => boolean;

/** Follows a chain of rules to an address that is published. */
function follow(start: WantedRedirect, rules: Map<string, WantedRedirect>, isPublished: IsPublished): Target {
  const seen = new Set([start.from]);
  let last = start;
  while (!isPublished(last.to)) {
    const path = internalPath(last.to) ?? last.to;
    const next = rules.get(path);
    if (seen.has(path)) return { kind: 'loop' };
    if (!next) return { kind: 'nowhere', to: last.to, last };
    seen.add(path);
    last = next;
  }
  return { kind: 'address', to: last.to };
}

class DroppedRedirects {
  readonly findings: Finding[] = [];
  readonly fileFindings: FileFinding[] = [];
  readonly warnings: string[] = [];

  /**
   * @param finding message for a rule of the tenant; for other rules `reason` is enough
   * @param found `error` for a rule that can never be published
   */
  add(rule: WantedRedirect, reason: string, part: 'from' | 'to', finding: string, found = warning): void {
    const { index, line } = rule;
    if (line !== undefined) {
      const { severity } = found([], finding);
      this.fileFindings.push({ severity, line, message: finding });
    } else if (index === undefined)
      this.warnings.push(`The redirect from ${rule.from} was left out: ${reason}`);
    else this.findings.push(found(['redirects', index, part], finding));
  }
}

/** True for rules that the tenant has written. */
const isOwn = ({ index, line }: WantedRedirect): boolean => index !== undefined || line !== undefined;

// Pages at the root exist permanently, unlike those of vehicles and searches.
const isAtRoot = (path: string): boolean => path.lastIndexOf('/') === 0;

function noPageMessage({ from }: WantedRedirect, to: string, pagePaths: ReadonlySet<string>): string {
  const near = didYouMean(internalPath(to) ?? to, [...pagePaths].filter(isAtRoot));
  return `There is no page at "${to}" today, so this redirect is left out and visitors of "${from}" get the 404 page.${near} Point it to a permanent page: pages of vehicles and searches come and go with the stock.`;
}

/**
 * The redirects that can be published, each with and without a trailing slash. Chains are resolved, so that each leads
 * directly to a published address. The first of two rules for a path wins.
 *
 * @param pagePaths paths of all pages, without trailing slash
 * @param hasFile returns true if a file other than a page is published at a path
 */
export function resolveRedirects(
  wanted: WantedRedirect[],
  pagePaths: ReadonlySet<string>,
  hasFile: (path: string) => boolean = () => false,
): ResolvedRedirects {
  const rules = new Map<string, WantedRedirect>();
  const dropped = new DroppedRedirects();
  for (const rule of wanted) {
    const path = rule.from.replace(/[?#].*$/s, '');
    const from = withoutTrailingSlash(canonicalPath(path) ?? path);
    const problem = redirectSourceProblem(from);
    const other = rules.get(from);
    if (problem !== null)
      dropped.add(rule, problem, 'from', `"${rule.from}" cannot be redirected: ${problem}`);
    else if (pagePaths.has(pageOfFile(from)) && isRegistered(pageOfFile(from)))
      dropped.add(
        rule,
        'a page has this path.',
        'from',
        `"${rule.from}" cannot be redirected, because ${whatIsAt(pageOfFile(from))}. Remove this redirect.`,
        error,
      );
    else if (pagePaths.has(pageOfFile(from)))
      dropped.add(
        rule,
        'a page has this path.',
        'from',
        `The site has a page at "${rule.from}", so this redirect is left out as long as the page exists. Remove the redirect or the page.`,
      );
    else if (hasFile(from))
      dropped.add(
        rule,
        'a file has this path.',
        'from',
        `The site publishes a file at "${rule.from}", so this redirect is left out as long as the file exists. Remove the redirect or the file.`,
      );
    else if (!other) rules.set(from, { ...rule, from });
    else if (other.to !== rule.to)
      dropped.add(
        { ...rule, from: `${rule.from} to ${rule.to}` },
        'another rule has this path.',
        'from',
        `Another redirect already leads from "${rule.from}" to "${other.to}". Keep one of them.`,
      );
  }
  const redirects: Redirect[] = [];
  const isPublished: IsPublished = (href) =>
    linkTargetExists(href, pagePaths) || hasFile(internalPath(href) ?? href);
  for (const rule of rules.values()) {
    const { from, status } = rule;
    const followed = follow(rule, rules, isPublished);
    const fallback = followed.kind === 'address' ? undefined : rule.fallback?.find(isPublished);
    const target: Target = fallback === undefined ? followed : { kind: 'address', to: fallback };
    if (target.kind === 'loop')
      dropped.add(
        rule,
        'it leads back to itself.',
        'to',
        'This redirect leads back to itself. Point it to a page.',
      );
    // In a chain, only report the last rule.
    else if (target.kind === 'nowhere' && (!isOwn(rule) || target.last === rule))
      dropped.add(rule, `there is no page at ${target.to}.`, 'to', noPageMessage(rule, target.to, pagePaths));
    else if (target.kind === 'address')
      redirects.push({ from, to: target.to, status }, { from: `${from}/`, to: target.to, status });
  }
  if (redirects.length > STATIC_HOST.redirects)
    dropped.warnings.push(
      `The site has ${redirects.length} lines of redirects. Cloudflare Pages reads only the first ${STATIC_HOST.redirects} and ignores the others; Netlify reads all.`,
    );
  return {
    redirects,
    findings: dropped.findings,
    fileFindings: dropped.fileFindings,
    warnings: dropped.warnings,
  };
}

/** The `_redirects` file of static hosts. */
export function redirectsFile(redirects: Redirect[]): TextFile {
  const lines = redirects.map(
    ({ from, to, status }) => `${asciiAddress(from)} ${asciiAddress(to)} ${status}\n`,
  );
  return { path: '_redirects', body: lines.join('') };
}
