import { defineMiddleware } from 'astro:middleware';
import { storedDrawings } from '../site/files/stored-drawings-file.ts';
import { findFile, findPage } from './dev-pages.ts';
import { isRendered } from './file-body.ts';

/** Serves the tenant named by FORECOURT_TENANT: the page at the path, or the tenant's 404. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.url.pathname.startsWith('/_') || context.url.pathname.startsWith('/@')) return next();
  context.locals.inlineHashes = null;
  const file = await findFile(context.url.pathname);
  if (file !== null && isRendered(file)) {
    const drawings = file.page();
    context.locals.page = drawings;
    const html = await (await next(`/${drawings.kind}`)).text();
    return new Response(storedDrawings(drawings, html), { headers: { 'content-type': 'application/json' } });
  }
  if (file !== null) return new Response(typeof file === 'string' ? file : Uint8Array.from(file));
  const page = await findPage(context.url.pathname);
  context.locals.page = page;
  return next(`/${page.kind}`);
});
