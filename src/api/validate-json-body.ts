import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { validator } from 'hono-openapi';
import type { z } from 'zod';
import { refuse } from './refusal.ts';
import type { ServiceEnv } from './service-env.ts';

/** Bytes. Pages report a few hundred about a vehicle. */
const MAX_BODY = 16_384;

/** Refuses bodies that are too long. Put it before `validateJsonBody`. */
export const limitBody = bodyLimit({
  maxSize: MAX_BODY,
  onError: (c) => refuse(c, 413, 'This request is too long.'),
});

interface Carrying {
  website_id: string;
}

/** Validates a JSON body, which must be of the request's own website. */
export const validateJsonBody = <Schema extends z.ZodType<Carrying>>(schema: Schema) =>
  validator('json', schema, (result, c) => {
    if (!result.success) return refuse(c, 400, 'This request is not valid.');
    const { websiteId } = (c as unknown as Context<ServiceEnv>).get('tenant');
    return result.data.website_id === websiteId
      ? undefined
      : refuse(c, 403, 'This page belongs to another website.');
  });
