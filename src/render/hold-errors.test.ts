import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { holdErrors } from './hold-errors.ts';

const ERROR = { type: 'error', err: { message: 'tagLine is no key', stack: '' } } as const;

/** A development server whose browsers and requests the test simulates. */
function fakeServer() {
  const clients = new Set<object>();
  const sent = vi.fn<(...message: unknown[]) => void>();
  const sockets = new EventEmitter();
  const hot = { send: sent };
  let middleware: (request: object, response: EventEmitter, next: () => void) => void = () => {};
  const server = {
    ws: Object.assign(sockets, { clients }),
    environments: { client: { hot } },
    middlewares: {
      use: (added: typeof middleware) => {
        middleware = added;
      },
    },
  };
  holdErrors(server as unknown as Parameters<typeof holdErrors>[0]);
  const open = () => {
    clients.add({});
    sockets.emit('connection');
  };
  const answer = (statusCode: number, accept = 'text/html') => {
    const response = Object.assign(new EventEmitter(), { statusCode });
    middleware({ headers: { accept } }, response, () => {});
    response.emit('finish');
  };
  return { send: (...message: unknown[]) => hot.send(...message), sent, open, answer };
}

it('a mistake that nobody was there to see is shown to the browser that is opened next, and to no other', () => {
  const { send, sent, open } = fakeServer();
  send(ERROR);
  expect(sent).not.toHaveBeenCalled();
  open();
  open();
  expect(sent.mock.calls).toEqual([[ERROR]]);
});

it('a mistake is forgotten once a page is rendered, but not by a page with the mistake or by a picture', () => {
  const { send, sent, open, answer } = fakeServer();
  send(ERROR);
  answer(500);
  answer(200, 'image/avif');
  open();
  expect(sent).toHaveBeenCalledOnce();

  const later = fakeServer();
  later.send(ERROR);
  later.answer(200);
  later.open();
  expect(later.sent).not.toHaveBeenCalled();
});

it('open browsers see a mistake at once, and everything else is sent whether or not one is open', () => {
  const { send, sent, open } = fakeServer();
  send({ type: 'full-reload' });
  send('forecourt:event', { a: 1 });
  open();
  send(ERROR);
  expect(sent.mock.calls).toEqual([[{ type: 'full-reload' }], ['forecourt:event', { a: 1 }], [ERROR]]);
});
