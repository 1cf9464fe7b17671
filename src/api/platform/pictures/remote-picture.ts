import { get } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

const MAX_PICTURE_BYTES = 15_000_000;
const TIMEOUT_MS = 5_000;

/**
 * Refuses private addresses: a feed comes from strangers, and must not make the service ask hosts in its own network.
 */
const agent = new RequestFilteringHttpsAgent();

/**
 * Fetches a picture over HTTPS from a host on the internet.
 *
 * @throws Error for any other address, redirects, failures, and more than 15 MB or 5 s
 */
export function fetchRemotePicture(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // `get` throws for any protocol but https.
    const request = get(url, { agent, signal: AbortSignal.timeout(TIMEOUT_MS) }, (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        return reject(new Error(`The picture’s host answered ${response.statusCode}`));
      }
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_PICTURE_BYTES) request.destroy(new Error('The picture is too large'));
        chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => resolve(Buffer.concat(chunks)));
    });
    request.on('error', reject);
  });
}
