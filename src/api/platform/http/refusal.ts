import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { FORM_ADDRESSES } from '../../../features/form-pages/form-addresses.ts';
import { type PlainPage, sendPlainPage } from './plain-page.ts';
import type { ServiceEnv } from './service-env.ts';

/** Browsers accept `text/html` when they show the answer as a page. Scripts of our pages accept any type. */
const wantsPage = (c: Context): boolean => /\btext\/html\b/i.test(c.req.header('accept') ?? '');

const refusalPage = (c: Context, error: string): PlainPage => ({
  title: 'Sorry, this did not work',
  main: html`<h1>Sorry, this did not work</h1>
<p>${error}</p>
${c.req.method === 'POST' ? html`<p>Use the Back button of your browser to return to what you typed.</p>` : ''}
<p class="actions"><a class="button" href="/">Go to our home page</a>
<a class="button quiet" href="${FORM_ADDRESSES.contact.path}">Contact us</a></p>`,
});

/**
 * Refuses a request: sends JSON with a message for the shopper (API-24), or an error page if the browser asked for a
 * page.
 */
export function refuse(
  c: Context,
  status: ContentfulStatusCode,
  error: string,
): Response | Promise<Response> {
  c.header('Vary', 'Accept', { append: true });
  const context = c as Context<ServiceEnv>;
  // The page needs a dealer's name, so unknown hosts always get JSON.
  const hasTenant = (context.get('tenant') as unknown) !== undefined;
  return hasTenant && wantsPage(c)
    ? sendPlainPage(context, refusalPage(c, error), status)
    : c.json({ success: false, error }, status);
}
