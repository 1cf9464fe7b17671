import { get } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Bytes and milliseconds. */
const MAX_PICTURE = 15_000_000;
const TIMEOUT = 5_000;

/** Feeds come from strangers, and must not make the service look inside its own network. */
const agent = new RequestFilteringHttpsAgent();

/**
 * Fetches a picture over HTTPS from a host on the internet.
 *
 * @throws Error for any other address, redirects, failures, and more than 15 MB or 5 s
 */
export function fetchRemotePicture(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Throws for other protocols.
    const request = get(url, { agent, signal: AbortSignal.timeout(TIMEOUT) }, (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        return reject(new Error(`The picture’s host answered ${response.statusCode}`));
      }
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_PICTURE) request.destroy(new Error('The picture is too large'));
        chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => resolve(Buffer.concat(chunks)));
    });
    request.on('error', reject);
  });
}
