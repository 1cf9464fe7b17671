import { ApiError } from './api-error.ts';

/** The service is on the site's own origin. */
export const API_BASE = '/api';
/** Timeout of a call in milliseconds. */
export const TIMEOUT_MS = 8000;

export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal;
}

export interface ApiCall extends CallOptions {
  /** Name in error messages: "price comparison". */
  name: string;
  /** Path below `/api`, with its first slash. */
  path: string;
  /** Query parameters; a parameter that is null is left out. */
  query?: Record<string, string | number | null>;
  /** Sent as JSON with POST. */
  body?: unknown;
  /** Sent only with a body. */
  headers?: Readonly<Record<string, string>>;
  /** Reads the JSON of refusals (4xx) too, because they may contain a reason for the shopper. */
  readsRefusals?: boolean;
}

function addressOf({ path, query = {} }: ApiCall): string {
  const parameters = Object.entries(query).flatMap(([key, value]) =>
    value === null ? [] : [[key, String(value)]],
  );
  const text = new URLSearchParams(parameters).toString();
  return `${API_BASE}${path}${text && `?${text}`}`;
}

/** Encodes a slug or id as one segment of a path. */
export const encodeSegment = (text: string): string => encodeURIComponent(text);

async function send<Read>(call: ApiCall, read: (response: Response) => Promise<Read>): Promise<Read> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  const init: RequestInit =
    call.body === undefined
      ? { signal }
      : {
          signal,
          method: 'POST',
          headers: { 'content-type': 'application/json', ...call.headers },
          body: JSON.stringify(call.body),
          // Finish sending even when the shopper leaves the page.
          keepalive: true,
        };
  try {
    const response = await fetch(addressOf(call), init);
    // 429 asks the client to send the same request later, so it is a failure and not a refusal.
    const isRefusal = response.status >= 400 && response.status < 500 && response.status !== 429;
    if (!response.ok && !(isRefusal && call.readsRefusals))
      throw new ApiError(call.name, { kind: 'status', status: response.status }, { cause: response });
    return await read(response);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    const kind = call.signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'unreachable';
    throw new ApiError(call.name, { kind }, { cause });
  }
}

async function jsonOf(name: string, response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(name, { kind: 'answer', problem: 'The answer is not JSON.' }, { cause });
  }
}

/**
 * Calls the service and converts the JSON of the answer with `read`; an empty answer is read as null.
 *
 * @throws ApiError for every failure: no connection, no answer within 8 s, an error status, invalid JSON, or
 * null from `read`
 */
export function callJson<Answer>(
  call: ApiCall,
  read: (json: unknown) => Answer | null,
  problem = 'The answer has an unexpected form.',
): Promise<Answer> {
  return send(call, async (response) => {
    const answer = read(await jsonOf(call.name, response));
    if (answer === null) throw new ApiError(call.name, { kind: 'answer', problem });
    return answer;
  });
}

/**
 * Calls the service and ignores the answer's content.
 *
 * @throws ApiError
 */
export const callIgnoringAnswer = (call: ApiCall): Promise<void> => send(call, async () => undefined);

/**
 * Calls the service and returns the answer as a file.
 *
 * @throws ApiError
 */
export const callFile = (call: ApiCall): Promise<Blob> => send(call, (response) => response.blob());
