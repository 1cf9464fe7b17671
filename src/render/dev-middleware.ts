import { defineMiddleware } from 'astro:middleware';
import { storedDrawings } from '../site/files/stored-drawings-file.ts';
import { findFile, findOverrides, findPage } from './dev-pages.ts';
import { isRendered } from './file-body.ts';
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

/** Serves the tenant in FORECOURT_TENANT_FOLDER: the page or file at the path, or the tenant's 404. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { pathname } = context.url;
  if (ofVite(pathname)) return next();
  const file = await findFile(pathname);
  if (file !== null && !isRendered(file))
    return new Response(typeof file === 'string' ? file : Uint8Array.from(file), {
      headers: headersOf(pathname),
    });
  const compiled = await findOverrides();
  const used = new Set<string>();
  context.locals.inlineHashes = null;
  context.locals.overrides = { parts: await loadOverrides(compiled, kitModules), used, ours: new Map() };
  if (file !== null) {
    const drawings = file.page();
    context.locals.page = drawings;
    const html = await (await next(`/${drawings.kind}`)).text();
    return new Response(storedDrawings(drawings, html), { headers: { 'content-type': 'application/json' } });
  }
  const page = await findPage(pathname);
  context.locals.page = page;
  const response = await next(`/${page.kind}`);
  // Only a page that is whole tells what it used.
  const html = new Uint8Array(await response.arrayBuffer());
  return new Response(Buffer.from(linkOverrides(html, usedOf(compiled, used))), response);
});
