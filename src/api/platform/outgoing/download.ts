import type { IncomingMessage } from 'node:http';
import { describeRequestFailure, filteredRequests } from './filtered-requests.ts';

const MAX_HOPS = 5;

export interface DownloadLimits {
  maxBytes: number;
  timeoutMs: number;
}

async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      throw new Error(`it has more than ${Math.round(maxBytes / 1_000_000)} MB`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Makes a function that fetches a public address over HTTP. It follows redirects, and each address of them is checked
 * as `filteredRequests` does. It rejects with a reason for the user: "the server answered with status 404".
 *
 * @param allowed private addresses or networks that are not refused
 */
export function downloader(
  allowed: readonly string[],
  { maxBytes, timeoutMs }: DownloadLimits,
): (url: string) => Promise<Buffer> {
  const { request } = filteredRequests(allowed);

  const ask = (url: string, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(url, { signal, headers: { 'user-agent': 'Forecourt' } }, resolve);
      sent.on('error', reject);
      sent.end();
    });

  async function follow(first: string, signal: AbortSignal): Promise<Buffer> {
    let url = first;
    for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
      const response = await ask(url, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return bodyOf(response, maxBytes);
      response.destroy();
      const { location } = headers;
      if (statusCode < 300 || statusCode > 399 || location === undefined || !URL.canParse(location, url))
        throw new Error(`the server answered with status ${statusCode}`);
      url = new URL(location, url).href;
      if (!/^https?:/.test(url)) throw new Error(`the server redirects to ${new URL(url).protocol}`);
    }
    throw new Error(`the server redirects more than ${MAX_HOPS} times`);
  }
  return (url) => {
    const signal = AbortSignal.timeout(timeoutMs);
    return follow(url, signal).catch((error: unknown) => {
      // An answer that stops halfway only says that it was aborted.
      throw new Error(describeRequestFailure(signal.aborted ? signal.reason : error));
    });
  };
}
