import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Answer } from './answer.ts';
import { type Request, respond } from './routes.ts';
import { Store } from './store.ts';

export type Behaviour =
  | { kind: 'answer' }
  | { kind: 'fail'; status: number; message?: string }
  /** Sends this response instead of the correct one. */
  | { kind: 'say'; status: number; type: string; text: string; location?: string }
  /** Sends half of the correct response. `reset`: with its full length, then breaks the connection. */
  | { kind: 'half'; end: 'reset' | 'clean' }
  /** Breaks the connection before the request is carried out, or after it and before the response. */
  | { kind: 'break'; when: 'before' | 'after' }
  | { kind: 'hang' };

export interface TypesenseServer {
  port: number;
  store: Store;
  /** All requests so far: "POST /multi_search". */
  requests: string[];
  /** Sets the behaviour for each request; `nth` counts from 1. */
  behave: (how: (request: string, nth: number) => Behaviour | Promise<Behaviour>) => void;
  /** Waits until all received requests are carried out. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, DELETE, PUT, PATCH, OPTIONS',
  'access-control-allow-headers': 'content-type, x-typesense-api-key',
  'access-control-max-age': '86400',
};

const KEY = 'x-typesense-api-key';

async function read(request: IncomingMessage): Promise<Request> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    body: await text(request),
    apiKey: String(request.headers[KEY] ?? url.searchParams.get(KEY) ?? ''),
  };
}

const isText = (body: unknown): body is string => typeof body === 'string';
const typeOf = (body: unknown): string => (isText(body) ? 'text/plain' : 'application/json');
const textOf = (body: unknown): string => (isText(body) ? body : JSON.stringify(body));

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { ...CORS, 'content-type': typeOf(body) });
  response.end(textOf(body));
}

function sendHalf(response: ServerResponse, { status, body }: Answer, end: 'reset' | 'clean'): void {
  const whole = Buffer.from(textOf(body));
  const half = whole.subarray(0, Math.floor(whole.length / 2));
  const length = end === 'reset' ? whole.length : half.length;
  response.writeHead(status, { ...CORS, 'content-type': typeOf(body), 'content-length': length });
  if (end === 'clean') response.end(half);
  else response.write(half, () => response.destroy());
}

/** Starts a server with Typesense's protocol over the project's own engine. Port 0 means any free port. */
export async function startTypesense(adminKey: string, port = 0): Promise<TypesenseServer> {
  const store = new Store();
  const requests: string[] = [];
  let behaviour: Parameters<TypesenseServer['behave']>[0] = () => ({ kind: 'answer' });

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const request = await read(incoming);
    const requestLine = `${request.method} ${request.path}`;
    const how = await behaviour(requestLine, requests.push(requestLine));
    if (how.kind === 'hang') return;
    if (how.kind === 'fail') {
      const { status, message = 'Not Ready or Lagging' } = how;
      return send(response, { status, body: { message } });
    }
    if (how.kind === 'say') {
      const { status, type, text: body, location } = how;
      response.writeHead(status, { ...CORS, 'content-type': type, ...(location ? { location } : {}) });
      return void response.end(body);
    }
    if (how.kind === 'break' && how.when === 'before') return void incoming.socket.destroy();
    const answer = respond(store, request, adminKey);
    if (how.kind === 'break') return void incoming.socket.destroy();
    if (how.kind === 'half') return sendHalf(response, answer, how.end);
    send(response, answer);
  }

  const underWay = new Set<Promise<void>>();
  const server = createServer((incoming, response) => {
    const handled = handle(incoming, response)
      .catch((error: Error) => send(response, { status: 500, body: { message: error.message } }))
      .finally(() => underWay.delete(handled));
    underWay.add(handled);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    store,
    requests,
    behave: (how) => {
      behaviour = how;
    },
    settled: async () => {
      await Promise.all(underWay);
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
