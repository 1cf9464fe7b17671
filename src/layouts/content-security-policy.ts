import type { SearchServer } from '../search/settings.ts';

/** Hashes of the inline scripts and styles that the framework writes, quoted for a policy. */
export interface FrameworkHashes {
  scripts: string[];
  styles: string[];
}

export interface PageSources {
  /** Hosts pictures come from, beside the site itself. */
  imageHosts: string[];
  /** Hash of the theme's inline style: "sha256-…". */
  themeHash: string;
  /** The configured search server (API-06); null: the site asks nobody but itself. */
  searchServer: Pick<SearchServer, 'protocol' | 'host' | 'port'> | null;
}

const originOf = ({ protocol, host, port }: NonNullable<PageSources['searchServer']>): string =>
  `${protocol}://${host}:${port}`;
const quoted = (hash: string): string => `'${hash}'`;

/** The policy a page carries: nothing inline but what a hash names, nothing evaluated, nothing from elsewhere. */
export function contentSecurityPolicy(
  framework: FrameworkHashes,
  { imageHosts, themeHash, searchServer }: PageSources,
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'img-src': ["'self'", ...imageHosts],
    'connect-src': ["'self'", ...(searchServer ? [originOf(searchServer)] : [])],
    'worker-src': ["'self'"],
    'script-src': ["'self'", ...framework.scripts.map(quoted)],
    'style-src': ["'self'", ...framework.styles.map(quoted), quoted(themeHash)],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
