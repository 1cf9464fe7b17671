import { filteredRequests } from './filtered-requests.ts';

/** For the whole request. The job that makes an attempt has 60 s, see `queue-options.ts`. */
const TIMEOUT_MS = 20_000;

/** Posts JSON and resolves to the status of the answer. */
export type PostJson = (url: string, body: string, headers: Record<string, string>) => Promise<number>;

/**
 * Makes a function that posts JSON to addresses which dealers configure, and resolves to the answer's status. See
 * `filteredRequests` for addresses that are refused.
 *
 * @param allowed private addresses or networks that are not refused
 */
export function jsonPoster(allowed: readonly string[]): PostJson {
  const { request } = filteredRequests(allowed);
  return (url, body, headers) =>
    new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...headers,
          },
        },
        (response) => {
          // Only the status matters, and a body might never end.
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
}
