import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 if the host closed the connection without a response. */
  status: number;
  /** Names in lower case; values of repeated headers are joined with ", ". */
  headers: Record<string, string>;
  body: Buffer;
}

function parseAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes
    .subarray(0, end < 0 ? 0 : end)
    .toString('latin1')
    .split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  const status = Number(first.split(' ')[1] ?? 0);
  const body = bytes.subarray(end + 4);
  // An interim response such as "100 Continue" comes before the real one.
  return status >= 100 && status < 200 ? parseAnswer(body) : { status, headers, body };
}

export const bodyText = ({ body }: RawAnswer): string => body.toString();

/** Sends exactly these bytes and reads until the connection ends. An HTTP client would correct malformed requests. */
export function sendRaw(port: number, request: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request));
    socket.on('data', (part) => parts.push(part));
    // A host that refuses a request may reset the connection after its response.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(parts))));
  });
}

/** A request in plain text; `Connection: close` is added. */
export function requestText(
  method: string,
  target: string,
  headers: readonly (readonly [name: string, value: string])[] = [],
): string {
  const lines = [...headers, ['Connection', 'close']].map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
