import { Hono } from 'hono';
import { z } from 'zod';
import { describeAll, describeJson, TOO_MANY } from '../describe.ts';
import { limitRequests } from '../limits/limit-requests.ts';
import type { ServiceEnv } from '../service-env.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { CaptchaTask } from './captcha.ts';

const task = z.object({
  kind: z.string(),
  challenge: z.record(z.string(), z.unknown()),
  seconds: z.number().positive().meta({ description: 'The task is valid for so long.' }),
}) satisfies z.ZodType<CaptchaTask>;

const captchaAnswer = z.object({
  task: task.nullable().meta({ description: 'Null where the dealer’s forms have no captcha.' }),
});

/** A task for a form (FRM-13). Its solution is sent with the form as `captcha`. */
export const captchaRoutes = ({
  captcha,
  limits,
}: Pick<ServiceParts, 'captcha' | 'limits'>): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>().get(
    '/captcha',
    limitRequests(limits, 'captchas'),
    describeAll(TOO_MANY),
    describeJson('Task that a browser solves before it sends a form', captchaAnswer),
    async (c) => {
      const { tenant } = c.get('stock');
      return c.json({ task: tenant.site.captcha ? await captcha.task(c.get('tenant').name) : null });
    },
  );
