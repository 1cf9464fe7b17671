import type { Context } from 'hono';
import type { SentLead } from '../../features/leads/api/lead-contract.ts';
import { TIME_PASSED } from '../../features/leads/fields/appointment/kind.ts';
import type { FormValues } from '../../features/leads/form-fields.ts';
import { SUCCESS_PATH } from '../../features/leads/success-path.ts';
import { localTime } from '../../lib/clock.ts';
import { sendPlainPage } from '../platform/http/plain-page.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { consumeForVisitor, tooManyText } from '../platform/limits/limit-requests.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import type { LeadAcceptor, OfferedTimes } from './accept-lead.ts';
import { errorPage } from './error-page.ts';
import { FORM_OF_OTHER_WEBSITE, MISTAKEN_FOR_EARLIER_FORM, TOO_LONG } from './messages.ts';
import { OUTDATED, parseLead } from './parse-lead.ts';
import { readPostedForm } from './posted-form.ts';

const FILLED_BY_PROGRAM =
  'This form seems to have been filled in by a program. If you filled it in yourself, please send it again.';

/**
 * Characters of a form that is shown again with its mistakes. Escaped, a text of 64 kB would be a page of 360 kB. The
 * shopper can go back to what was typed.
 */
const MAX_SHOWN = 16_000;

const typedLength = (values: FormValues): number =>
  Object.values(values)
    .flat()
    .reduce((sum, value) => sum + String(value).length, 0);

/** Removes the requested time from a lead, so that the rest can be parsed although the time has passed. */
const withoutTime = (lead: SentLead): SentLead => ({
  ...lead,
  userData: { ...lead.userData, dateTime: null },
});

interface Dependencies {
  acceptor: LeadAcceptor;
  limits: RateLimits;
  now: () => Date;
}

/** Handles a form that a browser without scripts posted, and answers with a page. */
export async function handlePostedForm(
  c: Context<ServiceEnv>,
  { acceptor, limits, now }: Dependencies,
): Promise<Response> {
  const tenant = c.get('tenant');
  const posted = await readPostedForm(await c.req.text(), {
    referer: c.req.header('referer') ?? tenant.origin,
    userAgent: c.req.header('user-agent') ?? '',
    timezone: tenant.timezone,
    day: localTime(now(), tenant.timezone).date,
  });
  if (posted === null) return refuse(c, 400, OUTDATED);
  type Shown = Parameters<typeof errorPage>[0];
  const show = async (
    status: 400 | 403 | 409 | 422 | 429,
    changes: Partial<Shown>,
    failure: string | null,
  ) =>
    typedLength(posted.values) > MAX_SHOWN
      ? refuse(c, 413, TOO_LONG)
      : sendPlainPage(c, await errorPage({ ...posted, ...changes }, failure), status);
  const fetchOffered = async (): Promise<OfferedTimes> => {
    const body = await parseLead(withoutTime(posted.lead), tenant.timezone);
    return body.ok ? acceptor.fetchFreeTimesFor(tenant.name, body.lead) : { days: [], zone: null };
  };
  if (posted.isTrapped) return show(422, {}, FILLED_BY_PROGRAM);
  const body = await parseLead(posted.lead, tenant.timezone);
  if (Object.keys(posted.errors).length > 0) {
    const hasPassed = posted.errors.dateTime === TIME_PASSED;
    return show(hasPassed ? 409 : 422, hasPassed ? { offered: await fetchOffered() } : {}, null);
  }
  if (!body.ok) return show(body.status, {}, body.error);
  if (body.websiteId !== tenant.websiteId) return show(403, {}, FORM_OF_OTHER_WEBSITE);
  const allowance = await consumeForVisitor(c, limits, 'leadsWithoutScript');
  if (!allowance.ok) {
    c.header('Retry-After', String(allowance.retryAfterSeconds));
    return show(429, {}, tooManyText(allowance.retryAfterSeconds));
  }
  const { idempotencyKey } = posted;
  // A captcha needs a script, so these forms have a honeypot and a lower limit instead.
  const { outcome } = await acceptor.accept(body.lead, {
    tenant: tenant.name,
    idempotencyKey,
    draft: null,
    markCaptchaUsed: async () => true,
  });
  if (outcome.kind === 'refused') {
    const { status, fields: errors } = outcome.reason;
    return show(status, { errors, offered: await fetchOffered() }, null);
  }
  if (outcome.kind === 'different') return show(409, {}, MISTAKEN_FOR_EARLIER_FORM);
  return c.redirect(SUCCESS_PATH, 303);
}
