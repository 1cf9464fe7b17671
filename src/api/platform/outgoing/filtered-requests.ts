import {
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

type FilteredRequest = (
  url: string,
  options: RequestOptions,
  onResponse: (response: IncomingMessage) => void,
) => ClientRequest;

/**
 * Makes a function like Node's `request` for addresses that dealers configure. Private and reserved addresses are
 * refused. The IP address of the connection itself is checked, so a host name that resolves to a private address a
 * moment later is refused, too. Redirects are not followed.
 *
 * @param allowed private addresses or networks that are not refused
 */
export function filteredRequests(allowed: readonly string[]): {
  request: FilteredRequest;
  agent: RequestFilteringHttpAgent;
} {
  const options = { allowIPAddressList: [...allowed] };
  const agent = new RequestFilteringHttpAgent(options);
  const httpsAgent = new RequestFilteringHttpsAgent(options);
  return {
    agent,
    request: (url, init, onResponse) =>
      new URL(url).protocol === 'https:'
        ? httpsRequest(url, { ...init, agent: httpsAgent }, onResponse)
        : httpRequest(url, { ...init, agent }, onResponse),
  };
}

/** Describes for ops why a request failed, as "the server did not answer in time". Leaves out the path and password. */
export function describeRequestFailure(error: unknown): string {
  const { message, code, name } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError') return 'the server did not answer in time';
  if (/is not allowed/.test(message))
    return 'the server’s address is private and FORECOURT_WEBHOOK_PRIVATE does not allow it';
  // Node joins the failures of several addresses in an error without a message.
  return message || code || name;
}
