import { Agent, request } from 'node:http';

interface Sent {
  port: number;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | string;
}

const agent = new Agent({ keepAlive: false });

/** Posts to the tenant acme. Resolves to the status, 0 if the connection was closed, and the text of the answer. */
export function sendRequest({ port, path, headers, body }: Sent): Promise<{ status: number; text: string }> {
  const host = `acme.localhost:${port}`;
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        host: 'localhost',
        port,
        path,
        method: 'POST',
        headers: { host, origin: `http://${host}`, 'content-length': Buffer.byteLength(body), ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, text });
          // The service may refuse a body before it has arrived.
          sent.destroy();
        });
      },
    );
    sent.on('error', () => resolve({ status: 0, text: '' }));
    sent.end(body);
  });
}
