import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Status of the answer. */
  status: number;
}

export interface TestWebhook {
  url: string;
  received: Received[];
  stop: () => Promise<void>;
}

/** Starts a server that receives webhooks. `answer` returns the status for each request. */
export async function startWebhook(
  answer: (path: string, body: string, earlier: readonly Received[]) => number,
): Promise<TestWebhook> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk;
    });
    // The sender may be killed in the middle of its request.
    request.on('error', () => {});
    request.on('end', () => {
      const path = request.url ?? '';
      const status = answer(path, body, received);
      received.push({ path, headers: request.headers, body, status });
      response.writeHead(status, { location: '/redirected' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
