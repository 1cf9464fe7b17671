import { defineMiddleware } from 'astro:middleware';
import { findFile, findOverrides, findPage } from './dev-pages.ts';
import { kitModules } from './overrides/kit-modules.ts';
import { linkOverrides } from './overrides/link-overrides.ts';
import { loadOverrides } from './overrides/load-overrides.ts';
import { SITE_FOLDER } from './overrides/site-folder.ts';
import { usedOf } from './overrides/used-overrides.ts';

const ofVite = (path: string): boolean =>
  (path.startsWith('/_') && !path.startsWith(`/${SITE_FOLDER}/`)) || path.startsWith('/@');

const TYPES: Record<string, string> = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' };

/** A script or a style sheet counts only with its type; the rest is told by its bytes. */
function headersOf(path: string): HeadersInit {
  const type = TYPES[path.split('.').at(-1) ?? ''];
  return type === undefined ? {} : { 'content-type': type };
}

/** Serves the tenant named by FORECOURT_TENANT: the page at the path, or the tenant's 404. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { pathname } = context.url;
  if (ofVite(pathname)) return next();
  const file = await findFile(pathname);
  if (file !== null)
    return new Response(typeof file === 'string' ? file : Uint8Array.from(file), {
      headers: headersOf(pathname),
    });
  const page = await findPage(pathname);
  const compiled = await findOverrides();
  const used = new Set<string>();
  context.locals.page = page;
  context.locals.inlineHashes = null;
  context.locals.overrides = { parts: await loadOverrides(compiled, kitModules), used, ours: new Map() };
  const response = await next(`/${page.kind}`);
  // Only a page that is whole tells what it used.
  const html = new Uint8Array(await response.arrayBuffer());
  return new Response(Buffer.from(linkOverrides(html, usedOf(compiled, used))), response);
});
