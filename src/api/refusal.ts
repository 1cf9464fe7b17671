import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Answers with a status and a message for the shopper (API-24). */
export const refuse = (c: Context, status: ContentfulStatusCode, error: string): Response =>
  c.json({ success: false, error }, status);
