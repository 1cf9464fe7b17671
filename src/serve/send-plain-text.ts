import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';

/** Sends a status with a short text, by default the status's name. */
export function sendPlainText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  {
    text = `${STATUS_CODES[status]}.`,
    headers = {},
  }: { text?: string; headers?: Record<string, string> } = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}
