import { defineMiddleware } from 'astro:middleware';
import { findFile, findPage } from './dev-pages.ts';

/** Serves the tenant named by FORECOURT_TENANT: the page at the path, or the tenant's 404. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.url.pathname.startsWith('/_') || context.url.pathname.startsWith('/@')) return next();
  const file = await findFile(context.url.pathname);
  if (file !== null) return new Response(typeof file === 'string' ? file : Uint8Array.from(file));
  const page = await findPage(context.url.pathname);
  context.locals.page = page;
  context.locals.inlineHashes = null;
  return next(`/${page.kind}`);
});
