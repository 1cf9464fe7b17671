import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Milliseconds for the whole request; an attempt has 60 s. */
const TIMEOUT_MS = 20_000;

export type PostJson = (url: string, body: string, headers: Record<string, string>) => Promise<number>;

/**
 * Makes a function that posts JSON to addresses which dealers configure, and resolves to the answer's status.
 * Private and reserved addresses are refused: the check is of the address that the connection goes to, so a name
 * that resolves to another address a moment later is refused, too. Redirects are not followed.
 *
 * @param allowed private addresses or networks that may be reached nevertheless
 */
export function jsonPoster(allowed: readonly string[]): PostJson {
  const options = { allowIPAddressList: [...allowed] };
  const agents = {
    http: new RequestFilteringHttpAgent(options),
    https: new RequestFilteringHttpsAgent(options),
  };
  return (url, body, headers) =>
    new Promise((resolve, reject) => {
      const isHttps = new URL(url).protocol === 'https:';
      const sent = (isHttps ? httpsRequest : httpRequest)(
        url,
        {
          method: 'POST',
          agent: isHttps ? agents.https : agents.http,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...headers,
          },
        },
        (response) => {
          // Only the status counts, and a body may be endless.
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
}
