import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';

const refusal = resolver(
  z.object({
    success: z.literal(false),
    error: z.string(),
    fields: z.record(z.string(), z.string()).optional().meta({ description: 'Messages by field of a form.' }),
  }),
);

/** Response of every route that has a rate limit. */
export const TOO_MANY = {
  429: 'Too many requests came from this network. Retry-After has the seconds to wait.',
};

interface Answer {
  description: string;
  content?: Record<string, { schema: ReturnType<typeof resolver> }>;
}

export const jsonAnswer = (description: string, schema: z.ZodType): Answer => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});

const page = resolver(z.string());

/**
 * OpenAPI responses for refused requests, by status: JSON with a message for the shopper (API-24), or a page if the
 * request accepts HTML.
 */
export const describeRefusals = (refusals: Record<number, string>): Record<string, Answer> =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [
      status,
      {
        description,
        content: { 'application/json': { schema: refusal }, 'text/html': { schema: page } },
      },
    ]),
  );

/** Describes refusals that all routes below a path share. Add it before these routes. */
export const describeSharedRefusals = (refusals: Record<number, string>) =>
  describeRoute({ responses: describeRefusals(refusals) });

/** Adds a route to the OpenAPI description: its JSON answer, and its refusals by status. */
export const describeJsonRoute = (
  summary: string,
  answer: z.ZodType,
  refusals: Record<number, string> = {},
) =>
  describeRoute({
    summary,
    responses: { 200: jsonAnswer('The answer.', answer), ...describeRefusals(refusals) },
  });
