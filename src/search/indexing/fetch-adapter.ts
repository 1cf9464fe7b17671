import type { ConfigurationOptions } from 'typesense/lib/Typesense/Configuration';

type Adapter = Extract<ConfigurationOptions['axiosAdapter'], (config: never) => unknown>;

/** "Request Timeout": the client tries a request again after 500 and above, or a broken connection. */
const SILENT = 408;

/**
 * Carries the requests of the Typesense client. Redirects are not followed: the admin key would be sent along to
 * wherever they lead. An answer, an import's included, may take this many seconds to its last byte; a server
 * that is silent for so long is not asked again.
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
      return { status: SILENT, statusText: 'Request Timeout', headers: {}, config, data };
    }
  };
