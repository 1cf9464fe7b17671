export interface RedirectRule {
  to: string;
  status: number;
}

/** Reads a `_redirects` file: "from to status" on each line, paths without patterns. */
export function parseRedirects(text: string): Map<string, RedirectRule> {
  const rules = new Map<string, RedirectRule>();
  for (const line of text.split('\n')) {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    if (!from || !to || from.startsWith('#')) continue;
    if (!rules.has(from)) rules.set(from, { to, status: Number(status) });
  }
  return rules;
}
