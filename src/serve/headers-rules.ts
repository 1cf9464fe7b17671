import { validateHeaderName, validateHeaderValue } from 'node:http';

export interface HeaderRule {
  pattern: RegExp;
  /** The names are in lower case, because header names ignore case. */
  headers: [name: string, value: string][];
}

const toPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );

/** True for a valid header. Node throws when a response gets an invalid one. */
function canBeSent(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Parses a `_headers` file as static hosts do: a path on a line of its own, its headers indented below.
 * Invalid headers are skipped.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (/^\s*(#|$)/.test(line)) continue;
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    if (!header) rules.push({ pattern: toPattern(line.trim()), headers: [] });
    else {
      const [, name = '', value = ''] = header;
      if (canBeSent(name, value)) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    }
  }
  return rules;
}

/** The headers of a path. When several rules set the same header, their values are joined, as static hosts do. */
export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.pattern.test(path)) continue;
    for (const [name, value] of rule.headers) {
      const earlier = headers.get(name);
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return Object.fromEntries(headers);
}
