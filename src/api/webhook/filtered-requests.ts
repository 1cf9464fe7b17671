import {
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

type Filtered = (
  url: string,
  options: RequestOptions,
  answered: (response: IncomingMessage) => void,
) => ClientRequest;

/**
 * Makes a function like Node's `request` for addresses that dealers configure. Private and reserved addresses are
 * refused: the check is of the address that the connection goes to, so a name that resolves to another address a moment
 * later is refused, too. Redirects are not followed.
 *
 * @param allowed private addresses or networks that may be reached nevertheless
 */
export function filteredRequests(allowed: readonly string[]): {
  request: Filtered;
  agent: RequestFilteringHttpAgent;
} {
  const options = { allowIPAddressList: [...allowed] };
  const agent = new RequestFilteringHttpAgent(options);
  const httpsAgent = new RequestFilteringHttpsAgent(options);
  return {
    agent,
    request: (url, init, answered) =>
      new URL(url).protocol === 'https:'
        ? httpsRequest(url, { ...init, agent: httpsAgent }, answered)
        : httpRequest(url, { ...init, agent }, answered),
  };
}

/** The reason of a request that failed, for ops. It has no path or password of the address. */
export function describeRequestFailure(error: unknown): string {
  const { message, code, name } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError') return 'it did not answer in time';
  if (/is not allowed/.test(message)) return 'its address is private, see FORECOURT_WEBHOOK_PRIVATE';
  // Node joins the failures of several addresses in an error without a message.
  return message || code || name;
}
