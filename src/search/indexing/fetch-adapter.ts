import type { ConfigurationOptions } from 'typesense/lib/Typesense/Configuration';

type Adapter = Extract<ConfigurationOptions['axiosAdapter'], (config: never) => unknown>;

/** "Request Timeout". The client retries statuses from 500 and broken connections, but not this one. */
const REQUEST_TIMEOUT = 408;

/**
 * axios adapter for the Typesense client. Does not follow redirects, because the admin key would be sent to
 * wherever they lead. Waits `seconds` for the last byte of any response, including imports; a request that
 * timed out is not retried.
 */
export const fetchAdapter =
  (seconds: number): Adapter =>
  async (config) => {
    const url = new URL(config.url ?? '');
    for (const [name, value] of Object.entries(config.params ?? {}))
      url.searchParams.set(name, String(value));
    const signal = AbortSignal.timeout(seconds * 1000);
    try {
      const response = await fetch(url, {
        method: (config.method ?? 'get').toUpperCase(),
        headers: config.headers.toJSON() as Record<string, string>,
        redirect: 'manual',
        signal,
        ...(config.data === undefined ? {} : { body: config.data }),
      });
      const headers = Object.fromEntries(response.headers);
      const { status, statusText } = response;
      return { status, statusText, headers, config, data: await response.text() };
    } catch (error) {
      if (!signal.aborted) throw error;
      const data = { message: `No answer within ${seconds} s.` };
      return { status: REQUEST_TIMEOUT, statusText: 'Request Timeout', headers: {}, config, data };
    }
  };
