import { LiveError } from './live-error.ts';

/** Where the service is: beside the site (design, contracts). */
export const API_BASE = '/api';
/** Milliseconds after which a call fails. */
export const TIMEOUT_MS = 8000;

export interface CallOptions {
  /** Gives the call up. */
  signal?: AbortSignal;
}

export interface ApiCall extends CallOptions {
  /** "price comparison": what a failure calls it. */
  name: string;
  /** Under `/api`, with its first slash. */
  path: string;
  /** Left out where null. */
  query?: Record<string, string | number | null>;
  /** Sent as JSON by POST. */
  body?: unknown;
  /** Sent along with a body. */
  headers?: Readonly<Record<string, string>>;
}

function addressOf({ path, query = {} }: ApiCall): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === null ? [] : [[key, String(value)]],
  );
  const text = new URLSearchParams(given).toString();
  return `${API_BASE}${path}${text && `?${text}`}`;
}

/** An address part that a slug or id stands in. */
export const part = (text: string): string => encodeURIComponent(text);

async function ask<Read>(call: ApiCall, read: (response: Response) => Promise<Read>): Promise<Read> {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  const signal = call.signal ? AbortSignal.any([call.signal, late]) : late;
  const init: RequestInit =
    call.body === undefined
      ? { signal }
      : {
          signal,
          method: 'POST',
          headers: { 'content-type': 'application/json', ...call.headers },
          body: JSON.stringify(call.body),
          // A record outlives the page that sent it.
          keepalive: true,
        };
  try {
    const response = await fetch(addressOf(call), init);
    if (!response.ok) throw new LiveError(call.name, { kind: 'status', status: response.status });
    return await read(response);
  } catch (cause) {
    if (cause instanceof LiveError) throw cause;
    const kind = call.signal?.aborted ? 'aborted' : late.aborted ? 'timeout' : 'unreachable';
    throw new LiveError(call.name, { kind }, { cause });
  }
}

async function jsonOf(name: string, response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new LiveError(name, { kind: 'answer', problem: 'The answer is no JSON.' }, { cause });
  }
}

/**
 * What a call answers, as `read` makes it out of the JSON (null where the answer is empty).
 *
 * @throws LiveError for every failure: no connection, 8 s without an answer, a status that is no success,
 * no JSON, or nothing that `read` can read
 */
export function callJson<Answer>(
  call: ApiCall,
  read: (json: unknown) => Answer | null,
  problem = 'The answer lacks what is asked for.',
): Promise<Answer> {
  return ask(call, async (response) => {
    const answer = read(await jsonOf(call.name, response));
    if (answer === null) throw new LiveError(call.name, { kind: 'answer', problem });
    return answer;
  });
}

/** A call whose answer nobody reads. @throws LiveError */
export const callOnly = (call: ApiCall): Promise<void> => ask(call, async () => undefined);

/** A file. @throws LiveError */
export const callFile = (call: ApiCall): Promise<Blob> => ask(call, (response) => response.blob());
