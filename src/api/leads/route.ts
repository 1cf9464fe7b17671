import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { captchaChecker } from '../captcha/check-captcha.ts';
import { describeAll, TOO_MANY } from '../describe.ts';
import { limitRequests } from '../limits/limit-requests.ts';
import { refuse } from '../refusal.ts';
import type { ServiceEnv } from '../service-env.ts';
import type { ServiceParts } from '../service-parts.ts';
import { leadAcceptor } from './accept-lead.ts';
import { describeLead } from './describe-lead.ts';
import { takeLead } from './take-lead.ts';
import { takePost } from './take-post.ts';

/** In bytes. Browsers send at most 64 KiB with requests that outlive their page (`keepalive`). */
export const MAX_LEAD = 65_536;

const isPosted = (type = ''): boolean => /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);

/** Takes leads: stored before they are acknowledged, once for each idempotency key (API-23, API-24). */
export function leadRoutes(
  parts: Pick<
    ServiceParts,
    'database' | 'outbox' | 'limits' | 'captcha' | 'stockOf' | 'valuer' | 'metrics' | 'now' | 'log'
  >,
): Hono<ServiceEnv> {
  const { database, limits, now } = parts;
  const acceptor = leadAcceptor(parts);
  const checkCaptcha = captchaChecker(parts);
  const limitLeads = limitRequests(limits, 'leads');
  return new Hono<ServiceEnv>()
    .post(
      '/',
      // Posted forms have a limit of their own, whose answer is a page.
      (c, next) => (isPosted(c.req.header('content-type')) ? next() : limitLeads(c, next)),
      describeAll(TOO_MANY),
      bodyLimit({
        maxSize: MAX_LEAD,
        onError: (c) => refuse(c, 413, 'This is too long to send. Please shorten your message.'),
      }),
      describeLead,
      (c) =>
        isPosted(c.req.header('content-type'))
          ? takePost(c, { acceptor, limits, now })
          : takeLead(c, { acceptor, checkCaptcha, database, now }),
    )
    .all('/', (c) => {
      c.header('Allow', 'POST');
      return refuse(c, 405, 'Forms are sent by POST.');
    });
}
