import type { VideoView } from '../features/gallery/video.ts';
import { hostSource } from '../lib/host-source.ts';
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
  /** The films the page shows; most pages have none. */
  films: readonly VideoView[];
}

/** Hashes of what may run, and what a directive may name besides hosts. */
const KEYWORD = /^'(?:self|none|sha(?:256|384|512)-[A-Za-z0-9+/_=-]+)'$/;

/** @throws for what is neither host nor keyword: it could begin another directive. */
function sourceOf(text: string): string {
  const source = KEYWORD.test(text) ? text : hostSource(text);
  if (source === null) throw new Error(`"${text}" cannot stand in a Content Security Policy: it is no host.`);
  return source;
}

const originOf = ({ protocol, host, port }: NonNullable<PageSources['searchServer']>): string =>
  `${protocol}://${host}:${port}`;
/** Origins that films come from; one of the site itself needs none. */
const originsOf = (films: readonly VideoView[], kind: VideoView['kind']): string[] => [
  ...new Set(
    films
      .filter((film) => film.kind === kind && !film.src.startsWith('/'))
      .map(({ src }) => new URL(src).origin),
  ),
];
const quoted = (hash: string): string => `'${hash}'`;

/**
 * The policy a page carries: nothing inline but what a hash names, nothing evaluated, nothing from elsewhere.
 *
 * @throws for a source that is no host
 */
export function contentSecurityPolicy(
  framework: FrameworkHashes,
  { imageHosts, themeHash, searchServer, films }: PageSources,
): string {
  const media = originsOf(films, 'file');
  const frames = originsOf(films, 'embed');
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'img-src': ["'self'", ...imageHosts],
    'connect-src': ["'self'", ...(searchServer ? [originOf(searchServer)] : [])],
    ...(media.length > 0 ? { 'media-src': ["'self'", ...media] } : {}),
    ...(frames.length > 0 ? { 'frame-src': frames } : {}),
    'worker-src': ["'self'"],
    'script-src': ["'self'", ...framework.scripts.map(quoted)],
    'style-src': ["'self'", ...framework.styles.map(quoted), quoted(themeHash)],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.map(sourceOf).join(' ')}`)
    .join('; ');
}
