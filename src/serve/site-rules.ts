import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, parseHeaders } from './headers-rules.ts';
import { parseRedirects, type RedirectRule } from './redirect-rules.ts';

export interface SiteRules {
  /** The release's folder, absolute. */
  release: string;
  headers: HeaderRule[];
  redirects: Map<string, RedirectRule>;
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Reads `_headers` and `_redirects` of a release; either may be missing. */
export function readSiteRules(release: string): SiteRules {
  return {
    release,
    headers: parseHeaders(read(join(release, '_headers'))),
    redirects: parseRedirects(read(join(release, '_redirects'))),
  };
}
