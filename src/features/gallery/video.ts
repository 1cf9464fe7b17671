import { hostSource } from '../../lib/host-source.ts';

/** A vehicle's film: a file that the page plays itself, or a film in a provider's player. */
export type VideoView =
  | { kind: 'file'; src: string; title: string }
  | { kind: 'embed'; provider: 'YouTube' | 'Vimeo'; src: string; href: string; title: string };

const FILM_FILE = /\.(mp4|webm|m4v|mov)$/i;

/** Part of a YouTube URL that should be the id of a film: of a watch, share, embed or shorts page. */
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

function vimeoId(url: URL): string | null {
  if (!/(^|\.)vimeo\.com$/.test(url.hostname)) return null;
  return /\/(\d{5,12})(?:\/|$)/.exec(url.pathname)?.[1] ?? null;
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
  const vimeo = vimeoId(url);
  if (vimeo !== null)
    return {
      kind: 'embed',
      provider: 'Vimeo',
      src: `https://player.vimeo.com/video/${vimeo}?dnt=1`,
      href: `https://vimeo.com/${vimeo}`,
      title,
    };
  // The host is written into the Content Security Policy, so names such as "a;b" are not allowed.
  const playable = FILM_FILE.test(url.pathname) && (isPath || hostSource(url.origin) !== null);
  return playable ? { kind: 'file', src: address, title } : null;
}
