/**
 * Rules by which static hosts read `_redirects` and `_headers`, written from their documentation and not from our code:
 * - Cloudflare Pages: developers.cloudflare.com/pages/configuration/redirects and …/configuration/headers
 * - Netlify: docs.netlify.com/manage/routing/redirects/overview, …/redirects/redirect-options and
 *   docs.netlify.com/manage/routing/headers
 */

/** Splits a file at its line breaks, and adds a fault if the last line has none. */
function linesOf(text: string, faults: string[]): string[] {
  if (text !== '' && !text.endsWith('\n')) faults.push('The last line does not end with a line break.');
  return text.split('\n').filter((line, index, lines) => index < lines.length - 1 || line !== '');
}

/** Lists every rule of a `_redirects` file that a host would skip, truncate, or apply to more than one path. */
export function redirectsFaults(text: string): string[] {
  const faults: string[] = [];
  const sources = new Set<string>();
  const rules: { from: string; to: string }[] = [];
  for (const line of linesOf(text, faults)) {
    const fault = (why: string) => faults.push(`${why}: ${line.slice(0, 200)}`);
    // Cloudflare: "[source] [destination] [code?]", one rule per line of at most 1,000 characters.
    const parts = line.split(' ');
    const [from = '', to = '', code = ''] = parts;
    if (parts.length !== 3) fault('not three parts');
    if (line.length > 1_000) fault('longer than 1,000 characters');
    // Netlify requires special characters to be URL-encoded.
    if (!/^[\x21-\x7e]+ [\x21-\x7e]+ \d+$/.test(line)) fault('characters that are not encoded');
    // "#" begins a comment in the file, and browsers never send it; "*" matches other paths too.
    if (!/^\/(?!\/)[^?#*\\]*$/.test(from)) fault('the source is not one plain path');
    if (/%(?![0-9A-F]{2})/.test(from)) fault('an escape that is not two capital hex digits');
    if (/:[A-Za-z]/.test(from) || /\/:[A-Za-z]/.test(to)) fault('a placeholder');
    if (!/^\/(?!\/)|^https?:\/\/[^/]/.test(to)) fault('the destination is neither path nor address');
    if (!['301', '302', '303', '307', '308'].includes(code)) fault('a status hosts do not know');
    // Cloudflare skips a second rule for a source.
    if (sources.has(from)) fault('a second rule for the path');
    sources.add(from);
    rules.push({ from, to });
  }
  for (const { from, to } of rules) {
    const path = to.replace(/[?#].*$/, '');
    // Netlify treats a path with and without a final slash as the same.
    if (path.replace(/(.)\/$/, '$1') === from.replace(/(.)\/$/, '$1')) faults.push(`A loop: ${from}`);
    else if (sources.has(path)) faults.push(`A chain: ${from} leads to ${to}, which redirects again`);
  }
  if (rules.length > 2_000) faults.push(`${rules.length} rules; Cloudflare reads 2,000`);
  return faults;
}

/** Lists everything in a `_headers` file that a host would skip, or whose values it would join. */
export function headersFaults(text: string, paths: readonly string[]): string[] {
  const faults: string[] = [];
  const rules: { path: string; names: string[] }[] = [];
  for (const line of linesOf(text, faults)) {
    const fault = (why: string) => faults.push(`${why}: ${line.slice(0, 200)}`);
    if (line.length > 2_000) fault('longer than 2,000 characters');
    if (!/^[\x20-\x7e]+$/.test(line)) fault('an empty line or characters that a header cannot have');
    const header = /^ {2}([A-Za-z-]+): (\S.*)$/.exec(line);
    if (header) {
      const rule = rules.at(-1);
      if (!rule) fault('a header without a path');
      // Values of a repeated header are joined, which changes the meaning of Cache-Control and of a policy.
      else if (rule.names.includes(header[1] ?? '')) fault('a header twice');
      else rule.names.push(header[1] ?? '');
    } else if (!/^\/[^\s:?#]*$/.test(line)) fault('neither path nor header');
    // Cloudflare allows one splat in a path.
    else if ((line.match(/\*/g) ?? []).length > 1) fault('two splats');
    else rules.push({ path: line, names: [] });
  }
  for (const { path, names } of rules) if (names.length === 0) faults.push(`no headers for ${path}`);
  if (rules.length > 100) faults.push(`${rules.length} rules; Cloudflare reads 100`);
  for (const path of paths) {
    const hits = rules.filter((rule) =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
    );
    const names = hits.flatMap((hit) => hit.names);
    if (new Set(names).size < names.length) faults.push(`two rules give ${path} the same header`);
    if (!names.includes('Content-Security-Policy')) faults.push(`no Content-Security-Policy for ${path}`);
  }
  return faults;
}
