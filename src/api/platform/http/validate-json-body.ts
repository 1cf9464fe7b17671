import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { validator } from 'hono-openapi';
import type { z } from 'zod';
import { refuse } from './refusal.ts';
import type { ServiceEnv } from './service-env.ts';

/** The bodies that our pages send to these routes have a few hundred bytes. */
const MAX_BODY_BYTES = 16_384;

/** Refuses bodies that are too long. Add it before `validateJsonBody`. */
export const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => refuse(c, 413, 'This request is too long.'),
});

interface BodyWithWebsite {
  website_id: string;
}

/** Validates a JSON body. Its `website_id` must be that of the tenant whose host was asked. */
export const validateJsonBody = <Schema extends z.ZodType<BodyWithWebsite>>(schema: Schema) =>
  validator('json', schema, (result, c) => {
    if (!result.success) return refuse(c, 400, 'This request is not valid.');
    const { websiteId } = (c as unknown as Context<ServiceEnv>).get('tenant');
    return result.data.website_id === websiteId
      ? undefined
      : refuse(c, 403, 'This page belongs to another website.');
  });
