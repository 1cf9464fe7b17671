import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { tagsOf } from '../html.ts';
import { nextAddress } from '../service/next-address.ts';

interface Reply {
  status: number;
  location: string | undefined;
  body: string;
}

/** Sends a request to a site of this machine, whose name Node cannot resolve. */
function send(method: 'GET' | 'HEAD', { host, port, pathname, search }: URL): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ method, host: 'localhost', port, path: `${pathname}${search}` },
        headers: { host, 'x-forwarded-for': nextAddress() },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        text(response).then(
          (body) => resolve({ status: statusCode, location: headers.location, body }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

interface Followed {
  problem: string | null;
  /** Where the address leads. */
  url: URL;
}

/** Follows an address as far as a link may lead: over one redirect. */
async function follow(url: URL): Promise<Followed> {
  let reply = await send('HEAD', url);
  let target = url;
  if (reply.location !== undefined) {
    target = new URL(reply.location, url);
    // A redirect keeps the fragment of the link unless it has its own.
    if (target.hash === '') target.hash = url.hash;
    if (target.host !== url.host) return { problem: null, url: target };
    reply = await send('HEAD', target);
  }
  const { status, location } = reply;
  if (location !== undefined) return { problem: `redirects more than once, to ${location}`, url: target };
  return { problem: status >= 400 ? `answers ${status}` : null, url: target };
}

const pageOf = ({ pathname }: URL): string => pathname.replace(/(.)\/$/, '$1');

/** Checks addresses of one site, each once. */
export function addressChecker(): {
  /** Notes a page that was opened, with its ids as scripts have left them. Those of other pages are read from their HTML. */
  addPage: (url: string, ids: readonly string[]) => void;
  /** Describes the fault of a link; null if it leads to a page, and to an element if it has a fragment. */
  checkLink: (address: string) => Promise<string | null>;
  /** Describes the fault of a file's address; null if there is one. */
  checkFile: (address: string) => Promise<string | null>;
  /** Number of elements to which links led. */
  anchorCount: () => number;
} {
  const followed = new Map<string, Promise<Followed>>();
  const opened = new Set<string>();
  const ids = new Map<string, ReadonlySet<string>>();
  const anchors = new Set<string>();
  const once = (url: URL): Promise<Followed> => {
    const key = url.href;
    // Also a link of the page for missing addresses to a part of itself.
    if (opened.has(key.replace(/#.*$/, ''))) return Promise.resolve({ problem: null, url });
    const known = followed.get(key);
    if (known) return known;
    const result = follow(url);
    followed.set(key, result);
    return result;
  };
  async function idsAt(url: URL): Promise<ReadonlySet<string>> {
    const known = ids.get(pageOf(url));
    if (known) return known;
    const { body } = await send('GET', url);
    const found = new Set(tagsOf(body).flatMap(({ attributes: { id } }) => (id ? [id] : [])));
    ids.set(pageOf(url), found);
    return found;
  }
  return {
    addPage: (url, found) => {
      opened.add(url);
      const page = pageOf(new URL(url));
      ids.set(page, new Set([...(ids.get(page) ?? []), ...found]));
    },
    checkLink: async (address) => {
      const { problem, url } = await once(new URL(address));
      if (problem !== null) return `link to ${address} ${problem}`;
      const id = decodeURIComponent(url.hash.slice(1));
      if (id === '') return null;
      anchors.add(url.href);
      return (await idsAt(url)).has(id) ? null : `link to ${address}: ${pageOf(url)} has no element "${id}"`;
    },
    checkFile: async (address) => {
      const { problem } = await once(new URL(address));
      return problem === null ? null : `picture ${address} ${problem}`;
    },
    anchorCount: () => anchors.size,
  };
}
