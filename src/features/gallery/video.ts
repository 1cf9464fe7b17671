import { hostSource } from '../../lib/host-source.ts';

/** A vehicle's film: a file that the page plays itself, or a film in a provider's player. */
export type VideoView =
  | { kind: 'file'; src: string; title: string }
  | { kind: 'embed'; provider: 'YouTube' | 'Vimeo'; src: string; href: string; title: string };

const FILM_FILE = /\.(mp4|webm|m4v|mov)$/i;

/** Part of a YouTube URL that should be the id of a film: of a watch, share, embed, shorts or live page. */
function youTubeIdPart({ hostname, pathname, searchParams }: URL): string {
  const host = hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return first;
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return '';
  if (['embed', 'shorts', 'live', 'v'].includes(first)) return second;
  return searchParams.get('v') ?? '';
}

/** Id of a film on YouTube; null if the URL is not that of a film. Ids have 11 characters; 6 to 20 are accepted. */
function youTubeId(url: URL): string | null {
  const id = youTubeIdPart(url);
  return /^[\w-]{6,20}$/.test(id) ? id : null;
}

/**
 * Id of a film on Vimeo, and the key of an unlisted film, which its player needs; null if the URL is not that of a film.
 * Addresses are vimeo.com/<id>/<key> and player.vimeo.com/video/<id>?h=<key>.
 */
function vimeoFilm({ hostname, pathname, searchParams }: URL): { id: string; key: string | null } | null {
  if (!/(^|\.)vimeo\.com$/.test(hostname)) return null;
  const [, id, keyInPath] = /\/(\d{5,12})(?:\/([0-9a-f]{6,20}))?(?:\/|$)/.exec(pathname) ?? [];
  if (id === undefined) return null;
  const key = keyInPath ?? searchParams.get('h') ?? '';
  return { id, key: /^[0-9a-f]{6,20}$/.test(key) ? key : null };
}

/** Returns the film at an address; null if it cannot be played or is not safe to embed (GAL-04, VDP-06). */
export function videoView(address: string | null, title: string): VideoView | null {
  if (!address) return null;
  // A path on this site. "//host" and "/\host" are URLs of other hosts.
  const isPath = address.startsWith('/') && !/^\/[/\\]/.test(address);
  if (!isPath && !URL.canParse(address)) return null;
  const url = new URL(address, 'https://site.invalid');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const youTube = youTubeId(url);
  if (youTube !== null)
    return {
      kind: 'embed',
      provider: 'YouTube',
      src: `https://www.youtube-nocookie.com/embed/${youTube}`,
      href: `https://www.youtube.com/watch?v=${youTube}`,
      title,
    };
  const vimeo = vimeoFilm(url);
  if (vimeo !== null)
    return {
      kind: 'embed',
      provider: 'Vimeo',
      src: `https://player.vimeo.com/video/${vimeo.id}?dnt=1${vimeo.key ? `&h=${vimeo.key}` : ''}`,
      href: `https://vimeo.com/${vimeo.id}${vimeo.key ? `/${vimeo.key}` : ''}`,
      title,
    };
  // The host is written into the Content Security Policy, so names such as "a;b" are not allowed.
  const playable = FILM_FILE.test(url.pathname) && (isPath || hostSource(url.origin) !== null);
  return playable ? { kind: 'file', src: address, title } : null;
}
