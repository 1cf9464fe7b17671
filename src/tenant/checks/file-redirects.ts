import { fileError, type Problem } from '../problem.ts';
import type { Draft } from '../source/draft.ts';
import type { FileRedirect, RedirectsReading } from '../source/redirects-file.ts';
import type { LineLookup } from './context.ts';
import {
  explainRedirect,
  findRedirectLoop,
  loopMessage,
  MAX_REDIRECTS,
  normalizeRedirectPath,
  normalizeRedirectTarget,
  redirectsOfDraft,
} from './redirects.ts';

/**
 * Checks the redirects file as `checkRedirects` checks those of site.yaml, and both together: an address is redirected
 * once, and no redirect leads back to itself.
 *
 * @param whyTaken explains why the site has something else at a path; null if it has not
 */
export function checkFileRedirects(
  { file, redirects }: RedirectsReading,
  draft: Draft,
  { lineOf }: LineLookup,
  whyTaken: (from: string) => string | null,
): Problem[] {
  const site = draft.value('url') ?? '';
  const places = new Map<string, string>();
  const targets = new Map<string, string>();
  const ofSite = redirectsOfDraft(draft);
  for (const { index, from, to } of ofSite) {
    const path = normalizeRedirectPath(from);
    places.set(path, `line ${lineOf(['redirects', index, 'from'])} of site.yaml`);
    targets.set(path, normalizeRedirectTarget(to, site));
  }
  const problems: Problem[] = [];
  const valid: [path: string, FileRedirect][] = [];
  for (const redirect of redirects) {
    const { from, to, fallback, line } = redirect;
    const taken = whyTaken(from);
    const own = [
      ...new Set(
        [to, ...fallback].flatMap((target) => explainRedirect(from, target)).map(({ message }) => message),
      ),
    ];
    const path = normalizeRedirectPath(from);
    const other = places.get(path);
    if (own.length > 0) problems.push(...own.map((message) => fileError(file, message, line)));
    else if (taken !== null)
      problems.push(
        fileError(file, `"${from}" cannot be redirected, because ${taken}. Remove this line.`, line),
      );
    else if (other !== undefined)
      problems.push(fileError(file, `"${from}" is already redirected by ${other}. Keep one.`, line));
    else {
      places.set(path, `line ${line}`);
      targets.set(path, normalizeRedirectTarget(to, site));
      valid.push([path, redirect]);
    }
  }
  for (const [path, { line }] of valid) {
    const loop = findRedirectLoop(path, targets);
    if (loop) problems.push(fileError(file, loopMessage(loop), line));
  }
  const total = ofSite.length + redirects.length;
  const first = redirects[Math.max(0, MAX_REDIRECTS - ofSite.length)];
  if (total > MAX_REDIRECTS && first)
    problems.push({
      ...fileError(
        file,
        `The site has ${total} redirects. Cloudflare Pages reads only ${MAX_REDIRECTS} per site and skips those from this line on; Netlify reads all. If the site is on Cloudflare Pages, put the important ones first and remove those that nobody uses any more.`,
        first.line,
      ),
      severity: 'warning',
    });
  return problems;
}
