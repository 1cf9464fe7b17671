import { afterAll, beforeAll } from 'vitest';
import { type RawAnswer, requestText, sendRaw } from './raw-http.ts';
import { startHost } from './test-host.ts';

interface RequestOptions {
  method?: string;
  /** Null to send no Host header. */
  host?: string | null;
  headers?: Record<string, string>;
}

/** Starts one host for all tests of a file, and stops it after them. */
export function sharedTestHost() {
  const host = { port: 0, dist: '' };
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const { stop: stopHost, ...started } = await startHost();
    stop = stopHost;
    Object.assign(host, started);
  });
  afterAll(() => stop());

  function request(
    target: string,
    { method = 'GET', host: name = 'demo.localhost', headers = {} }: RequestOptions = {},
  ): Promise<RawAnswer> {
    const hostHeader: [string, string][] = name === null ? [] : [['Host', name]];
    return sendRaw(host.port, requestText(method, target, [...hostHeader, ...Object.entries(headers)]));
  }

  return { host, request };
}
