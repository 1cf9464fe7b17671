import { Hono } from 'hono';
import { z } from 'zod';
import { describeJsonRoute, describeSharedRefusals, TOO_MANY } from '../platform/http/openapi-responses.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { limitRequests } from '../platform/limits/limit-requests.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import { type StockDependencies, withStock } from '../vehicles/stock/with-stock.ts';
import type { Captcha, CaptchaTask } from './captcha.ts';

const task = z.object({
  kind: z.string(),
  challenge: z.record(z.string(), z.unknown()),
  seconds: z.number().positive().meta({ description: 'Seconds for which the task is valid.' }),
}) satisfies z.ZodType<CaptchaTask>;

const captchaAnswer = z.object({
  task: task.nullable().meta({ description: 'Null if the dealer’s forms have no captcha.' }),
});

export interface CaptchaRouteDependencies extends StockDependencies {
  captcha: Captcha;
  limits: RateLimits;
}

/** A task for a form (FRM-13). Its solution is sent with the form as `captcha`. */
export const captchaRoutes = (dependencies: CaptchaRouteDependencies): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>().get(
    '/captcha',
    withStock(dependencies),
    limitRequests(dependencies.limits, 'captchas'),
    describeSharedRefusals(TOO_MANY),
    describeJsonRoute('Task that a browser solves before it sends a form', captchaAnswer),
    async (c) => {
      const { tenant } = c.get('stock');
      return c.json({
        task: tenant.site.captcha ? await dependencies.captcha.task(c.get('tenant').name) : null,
      });
    },
  );
