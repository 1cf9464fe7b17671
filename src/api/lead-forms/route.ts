import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type CaptchaCheckDependencies, createCaptchaChecker } from '../captcha/check-captcha.ts';
import { describeSharedRefusals, TOO_MANY } from '../platform/http/openapi-responses.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { limitRequests } from '../platform/limits/limit-requests.ts';
import { type AcceptLeadDependencies, createLeadAcceptor } from './accept-lead.ts';
import { describeLead } from './describe-lead.ts';
import { handleJsonLead } from './handle-json-lead.ts';
import { handlePostedForm } from './handle-posted-form.ts';
import { TOO_LONG } from './messages.ts';

/** Browsers send at most 64 KiB with requests that outlive their page (`keepalive`). */
export const MAX_LEAD_BYTES = 65_536;

/** True for a form that a browser posts without scripts. */
const isPosted = (type = ''): boolean => /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);

export type LeadRouteDependencies = AcceptLeadDependencies & CaptchaCheckDependencies;

/** Accepts leads. A lead is stored before it is acknowledged, once for each idempotency key (API-23, API-24). */
export function leadRoutes(dependencies: LeadRouteDependencies): Hono<ServiceEnv> {
  const { database, limits, now } = dependencies;
  const acceptor = createLeadAcceptor(dependencies);
  const checkCaptcha = createCaptchaChecker(dependencies);
  const limitLeads = limitRequests(limits, 'leads');
  const limitPosts = limitRequests(limits, 'postedForms');
  return new Hono<ServiceEnv>()
    .post(
      '/',
      // Counted before the body is read, because checking a form and drawing it again take processor time.
      (c, next) => (isPosted(c.req.header('content-type')) ? limitPosts : limitLeads)(c, next),
      describeSharedRefusals(TOO_MANY),
      bodyLimit({
        maxSize: MAX_LEAD_BYTES,
        onError: (c) => refuse(c, 413, TOO_LONG),
      }),
      describeLead,
      (c) =>
        isPosted(c.req.header('content-type'))
          ? handlePostedForm(c, { acceptor, limits, now })
          : handleJsonLead(c, { acceptor, checkCaptcha, database, now }),
    )
    .all('/', (c) => {
      c.header('Allow', 'POST');
      return refuse(c, 405, 'Forms are sent by POST.');
    });
}
