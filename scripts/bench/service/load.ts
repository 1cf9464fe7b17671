import autocannon from 'autocannon';
import { aShoppersLead, headersOf } from './a-shoppers-lead.ts';
import type { Target } from './target.ts';

/** Number of requests that are sent at the same time. */
export const CONNECTIONS = 20;
const WARM_UP_SECONDS = 3;

export interface Rate {
  name: string;
  /** Answers per second. */
  perSecond: number;
  /** Latency in ms: half, and 99 %, of the requests were answered within this time. */
  p50: number;
  p99: number;
}

let viewCount = 0;

const leadRequest = (target: Target): autocannon.Request => ({
  method: 'POST',
  path: '/api/leads',
  setupRequest: (request) => ({ ...request, ...aShoppersLead(target) }),
});

const viewRequest = (target: Target): autocannon.Request => ({
  method: 'GET',
  setupRequest: (request) => {
    viewCount += 1;
    // Each view is of another vehicle, because updates of the same row would wait for each other.
    const slug = target.slugs[viewCount % target.slugs.length];
    return {
      ...request,
      path: `/api/cars/${slug}/view.json?photos_count=0&website_id=id-${target.tenant}`,
      headers: headersOf(target),
    };
  },
});

const REQUESTS = { lead: leadRequest, view: viewRequest };

interface LoadOptions {
  seconds: number;
  /** Requests per second; by default as many as the server answers. */
  perSecond?: number;
}

/** @throws Error if any request failed, because the figures would then measure refusals */
async function send(kind: keyof typeof REQUESTS, target: Target, { seconds, perSecond }: LoadOptions) {
  const result = await autocannon({
    url: `http://127.0.0.1:${target.port}`,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [REQUESTS[kind](target)],
    ...(perSecond !== undefined && { overallRate: perSecond }),
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0)
    throw new Error(
      `${failed} of ${result.requests.total} requests failed. Responses by status: ${JSON.stringify(result.statusCodeStats)}`,
    );
  return result;
}

/** Sends requests as fast as they are answered, and measures the rate and the latency. */
export async function measure(
  name: string,
  kind: keyof typeof REQUESTS,
  target: Target,
  seconds: number,
): Promise<Rate> {
  await send(kind, target, { seconds: WARM_UP_SECONDS });
  const { requests, latency } = await send(kind, target, { seconds });
  return { name, perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** Sends a steady number of leads a second. */
export const sendSteadily = (target: Target, perSecond: number, seconds: number): Promise<unknown> =>
  send('lead', target, { seconds, perSecond });
