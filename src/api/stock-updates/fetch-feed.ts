import { hash, timingSafeEqual } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { filteredRequests } from '../platform/outgoing/filtered-requests.ts';
import { MAX_FEED_BYTES } from './store-update.ts';

/** Time for a whole feed. */
const TIMEOUT_MS = 5 * 60_000;
/** An SFTP server must complete the handshake within this time. */
const CONNECT_MS = 20_000;

export interface FeedSource {
  url: string;
  user: string | undefined;
  password: string | undefined;
  /** "SHA256:…", for SFTP. */
  hostKey: string | undefined;
  /** Version of the feed that was fetched last; null if none was fetched. */
  version: string | null;
}

/** Resolves to null if the feed has not changed since `version`. */
export type FetchFeed = (source: FeedSource) => Promise<{ body: Buffer; version: string | null } | null>;

/**
 * Request headers with which a server answers 304 if the feed has not changed.
 *
 * @param version `ETag` and `Last-Modified` of the last feed, in two lines
 */
function conditionalHeaders(version: string | null): Record<string, string> {
  const [etag = '', modified = ''] = version?.split('\n') ?? [];
  return {
    ...(etag !== '' && { 'if-none-match': etag }),
    ...(modified !== '' && { 'if-modified-since': modified }),
  };
}

async function read(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of parts) {
    size += chunk.length;
    if (size > MAX_FEED_BYTES) throw new Error(`the feed has more than ${MAX_FEED_BYTES / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Makes a function that fetches feeds by HTTP or SFTP. See `filteredRequests` for addresses that are refused.
 *
 * @param allowed private addresses or networks that are not refused
 */
export function feedFetcher(allowed: readonly string[]): FetchFeed {
  const { request, agent } = filteredRequests(allowed);

  const fetchHttp: FetchFeed = ({ url, user, password, version }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: { 'user-agent': 'Forecourt', ...conditionalHeaders(version) },
          ...(user !== undefined && { auth: `${user}:${password ?? ''}` }),
        },
        (response) => {
          const { statusCode, headers } = response;
          if (statusCode !== 200) {
            response.destroy();
            if (statusCode === 304) resolve(null);
            else reject(new Error(`the server answered with status ${statusCode}`));
            return;
          }
          const state = `${headers.etag ?? ''}\n${headers['last-modified'] ?? ''}`;
          read(response).then((body) => resolve({ body, version: state === '\n' ? null : state }), reject);
        },
      );
      sent.on('error', reject);
      sent.end();
    });

  /** Opens a connection. It is refused if it leads to a private address. */
  const connectTo = (host: string, port: number, signal: AbortSignal): Promise<Duplex> =>
    new Promise((resolve, reject) => {
      const socket = agent.createConnection({ host, port, signal });
      socket.once('error', reject);
      socket.once('connect', () => resolve(socket));
    });

  const fetchSftp: FetchFeed = async ({ url, user, password, hostKey, version }) => {
    if (hostKey === undefined) throw new Error('stock_feed.host_key is missing in site.yaml');
    const { hostname, port, pathname } = new URL(url);
    // Loaded only when it is needed, because most dealers have no SFTP server.
    const { default: SftpClient } = await import('ssh2-sftp-client');
    const client = new SftpClient();
    // The signal destroys the connection, so that a server that stops answering does not delay other feeds.
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sock = await connectTo(hostname, Number(port || 22), signal);
    const expected = Buffer.from(hostKey.slice('SHA256:'.length), 'base64');
    try {
      await client.connect({
        sock,
        ...(user !== undefined && { username: user }),
        ...(password !== undefined && { password }),
        readyTimeout: CONNECT_MS,
        hostVerifier: (key: Buffer) => timingSafeEqual(hash('sha256', key, 'buffer'), expected),
      });
      const path = decodeURIComponent(pathname);
      const { size, modifyTime } = await client.stat(path);
      const state = `${size} ${modifyTime}`;
      if (state === version) return null;
      if (size > MAX_FEED_BYTES) throw new Error(`the feed has more than ${MAX_FEED_BYTES / 1024 / 1024} MB`);
      const body = await client.get(path);
      if (!Buffer.isBuffer(body)) throw new Error('the server sent no file');
      return { body, version: state };
    } catch (error) {
      // The client only says that the connection was closed.
      signal.throwIfAborted();
      throw error;
    } finally {
      await client.end();
      sock.destroy();
    }
  };

  return (source) => (source.url.startsWith('sftp:') ? fetchSftp(source) : fetchHttp(source));
}
