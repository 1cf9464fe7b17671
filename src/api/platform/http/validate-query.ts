import { validator } from 'hono-openapi';
import type { z } from 'zod';
import { refuse } from './refusal.ts';

/** Validates the query of a request. The message is for developers: our pages send valid queries. */
export const validateQuery = <Schema extends z.ZodType<Record<string, unknown>>>(schema: Schema) =>
  validator('query', schema, (result, c) => {
    if (result.success) return undefined;
    const names = new Set(result.error.flatMap(({ path }) => (path ? String(path[0]) : [])));
    return refuse(c, 400, `The address of this request is not valid: ${[...names].join(', ')}.`);
  });
