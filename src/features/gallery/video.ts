import { hostSource } from '../../lib/host-source.ts';

/** A vehicle's film: a file that the page plays itself, or a film in a provider's player. */
export type VideoView =
  | { kind: 'file'; src: string; title: string }
  | { kind: 'embed'; provider: 'YouTube' | 'Vimeo'; src: string; href: string; title: string };

const FILE = /\.(mp4|webm|m4v|mov)$/i;

/** Id of a film from the URL of a watch, share, embed or shorts page; null: not YouTube. */
function youTubeId(url: URL): string | null {
  const host = url.hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const id =
    host === 'youtu.be'
      ? first
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? ['embed', 'shorts', 'live', 'v'].includes(first)
          ? second
          : (url.searchParams.get('v') ?? '')
        : '';
  return /^[\w-]{6,20}$/.test(id) ? id : null;
}

function vimeoId(url: URL): string | null {
  if (!/(^|\.)vimeo\.com$/.test(url.hostname)) return null;
  return /\/(\d{5,12})(?:\/|$)/.exec(url.pathname)?.[1] ?? null;
}

/** Returns the film at an address; null if it cannot be played or is not safe to embed (GAL-04, VDP-06). */
export function videoView(address: string | null, title: string): VideoView | null {
  if (!address) return null;
  const local = address.startsWith('/') && !/^\/[/\\]/.test(address);
  if (!local && !URL.canParse(address)) return null;
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
  // The host must fit into the content security policy, which cannot hold names such as "a;b".
  const playable = FILE.test(url.pathname) && (local || hostSource(url.origin) !== null);
  return playable ? { kind: 'file', src: address, title } : null;
}
