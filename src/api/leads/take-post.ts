import type { Context } from 'hono';
import { PASSED } from '../../features/leads/form-fields.ts';
import { SUCCESS_PATH } from '../../features/leads/success-path.ts';
import { takeForVisitor, tooManyText } from '../limits/limit-requests.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { sendPlainPage } from '../plain-page.ts';
import { refuse } from '../refusal.ts';
import type { ServiceEnv } from '../service-env.ts';
import type { LeadAcceptor } from './accept-lead.ts';
import { OUTDATED, readLead } from './body.ts';
import { errorPage } from './error-page.ts';
import { DIFFERENT, FOREIGN } from './messages.ts';
import { readPostedForm } from './posted-form.ts';

const FILLED_BY_PROGRAM = 'This form was filled in by a program. If you are a person, please send it again.';

/** A lead with no time, which may be the only thing that is wrong with it. */
function withoutTime(lead: string): string {
  const { userData, ...rest } = JSON.parse(lead) as { userData: object };
  return JSON.stringify({ ...rest, userData: { ...userData, dateTime: null } });
}

interface Parts {
  acceptor: LeadAcceptor;
  limits: RateLimits;
  now: () => Date;
}

/** Takes a form from a browser without scripts, and answers with a page. */
export async function takePost(c: Context<ServiceEnv>, { acceptor, limits, now }: Parts): Promise<Response> {
  const tenant = c.get('tenant');
  const posted = await readPostedForm(await c.req.text(), {
    referer: c.req.header('referer') ?? tenant.origin,
    userAgent: c.req.header('user-agent') ?? '',
    timezone: tenant.timezone,
    day: now().toISOString().slice(0, 10),
  });
  if (posted === null) return refuse(c, 400, OUTDATED);
  type Shown = Parameters<typeof errorPage>[0];
  const show = (status: 400 | 403 | 409 | 422 | 429, changes: Partial<Shown>, failure: string | null) =>
    sendPlainPage(c, errorPage({ ...posted, ...changes }, failure), status);
  const timesLeft = async () => {
    const body = await readLead(withoutTime(posted.lead), tenant.timezone);
    return body.ok ? acceptor.timesFor(tenant.name, body.lead) : [];
  };
  if (posted.isTrapped) return show(422, {}, FILLED_BY_PROGRAM);
  const body = await readLead(posted.lead, tenant.timezone);
  if (Object.keys(posted.errors).length > 0) {
    const hasPassed = posted.errors.dateTime === PASSED;
    return show(hasPassed ? 409 : 422, hasPassed ? { times: await timesLeft() } : {}, null);
  }
  if (!body.ok) return show(body.status, {}, body.error);
  if (body.websiteId !== tenant.websiteId) return show(403, {}, FOREIGN);
  const taken = await takeForVisitor(c, limits, 'unscriptedLeads');
  if (!taken.ok) {
    c.header('Retry-After', String(taken.retryAfterSeconds));
    return show(429, {}, tooManyText(taken.retryAfterSeconds));
  }
  const { idempotencyKey } = posted;
  // A captcha needs a script; the honeypot and a lower limit take its place.
  const { outcome } = await acceptor.accept(body.lead, {
    tenant: tenant.name,
    idempotencyKey,
    draft: null,
    spend: async () => true,
  });
  if (outcome.kind === 'refused') {
    const { status, fields: errors } = outcome.reason;
    return show(status, { errors, times: await timesLeft() }, null);
  }
  if (outcome.kind === 'different') return show(409, {}, DIFFERENT);
  return c.redirect(SUCCESS_PATH, 303);
}
