import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error response: a status, and JSON with a message for the shopper (API-24). */
export const refuse = (c: Context, status: ContentfulStatusCode, error: string): Response =>
  c.json({ success: false, error }, status);
