import type { VideoView } from '../features/gallery/video.ts';
import { hostSource } from '../lib/host-source.ts';
import type { SearchServer } from '../search/settings.ts';
import type { Config } from '../tenant/schema/config.ts';

export interface PageSources {
  /** Hosts of pictures, other than the site itself. */
  imageHosts: string[];
  /** Hash of the inline style (theme-style.ts): "sha256-…". */
  styleHash: string;
  /** The configured search server (API-06); null if search runs in the browser. */
  searchServer: Pick<SearchServer, 'protocol' | 'host' | 'port'> | null;
  /** The dealer's chat; null if no button opens it. */
  chat?: Config['chat'] | null;
  /** Films on the page. */
  films: readonly VideoView[];
  /** True in development: the policy leaves out what would block the code that Vite and Astro add to pages. */
  isDevelopment?: boolean;
}

/** CSP sources that are not hosts: keywords and hashes. */
const KEYWORD = /^'(?:self|none|sha(?:256|384|512)-[A-Za-z0-9+/_=-]+)'$/;

/** Vite and Astro add inline scripts and styles in development. */
const NOT_IN_DEVELOPMENT = new Set(['default-src', 'script-src', 'style-src', 'worker-src']);

/** @throws if the text is neither a host nor a keyword: it could start another directive. */
function sourceOf(text: string): string {
  const source = KEYWORD.test(text) ? text : hostSource(text);
  if (source === null)
    throw new Error(
      `"${text}" cannot be used in the Content Security Policy, because it is not a host. Check the hosts in site.yaml and the film addresses in the stock.`,
    );
  return source;
}

const originOf = ({ protocol, host, port }: NonNullable<PageSources['searchServer']>): string =>
  `${protocol}://${host}:${port}`;
// Films on the site itself are covered by `self`.
const originsOf = (films: readonly VideoView[], kind: VideoView['kind']): string[] => [
  ...new Set(
    films
      .filter((film) => film.kind === kind && !film.src.startsWith('/'))
      .map(({ src }) => new URL(src).origin),
  ),
];

const hostsOfChat = ({ script, hosts }: NonNullable<PageSources['chat']>): string[] => {
  if (script === null) return [];
  return [...new Set([...(script.startsWith('/') ? [] : [new URL(script).origin]), ...hosts])];
};

/**
 * The Content Security Policy of a page. It allows no inline code except one style (by its hash), no `eval`, and only
 * the hosts that the page needs.
 *
 * @throws if a source is not a host
 */
export function contentSecurityPolicy({
  imageHosts,
  styleHash,
  searchServer,
  chat = null,
  films,
  isDevelopment = false,
}: PageSources): string {
  const media = originsOf(films, 'file');
  const chatHosts = chat ? hostsOfChat(chat) : [];
  const frames = [...new Set([...originsOf(films, 'embed'), ...chatHosts])];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'img-src': [...new Set(["'self'", ...imageHosts, ...chatHosts])],
    'connect-src': ["'self'", ...(searchServer ? [originOf(searchServer)] : []), ...chatHosts],
    ...(media.length > 0 ? { 'media-src': ["'self'", ...media] } : {}),
    ...(frames.length > 0 ? { 'frame-src': frames } : {}),
    'worker-src': ["'self'"],
    'script-src': ["'self'", ...chatHosts],
    'style-src': ["'self'", `'${styleHash}'`],
  };
  return Object.entries(directives)
    .filter(([name]) => !(isDevelopment && NOT_IN_DEVELOPMENT.has(name)))
    .map(([name, sources]) => `${name} ${sources.map(sourceOf).join(' ')}`)
    .join('; ');
}
