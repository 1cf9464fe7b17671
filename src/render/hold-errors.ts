import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HotPayload, ViteDevServer } from 'vite';

const isPage = (request: IncomingMessage): boolean => request.headers.accept?.includes('text/html') ?? false;

/**
 * Keeps an error that no browser was there to see until one connects, and forgets it as soon as a page is rendered.
 * Vite would keep it for the next browser even if the mistake is corrected by then.
 */
export function holdErrors({
  ws,
  environments: { client },
  middlewares,
}: Pick<ViteDevServer, 'ws' | 'environments' | 'middlewares'>): void {
  const send = client.hot.send.bind(client.hot) as (payload: HotPayload) => void;
  let held: HotPayload | null = null;
  client.hot.send = (...message: [HotPayload] | [string, unknown?]) => {
    const [payload] = message;
    if (typeof payload === 'object' && payload.type === 'error' && ws.clients.size === 0) held = payload;
    else Reflect.apply(send, null, message);
  };
  ws.on('connection', () => {
    if (held !== null) send(held);
    held = null;
  });
  middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    response.on('finish', () => {
      if (isPage(request) && response.statusCode < 500) held = null;
    });
    next();
  });
}
