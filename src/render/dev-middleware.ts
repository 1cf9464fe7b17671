import { defineMiddleware } from 'astro:middleware';
import { storedDrawings } from '../site/files/stored-drawings-file.ts';
import {
  findFile,
  findOverrides,
  findPage,
  findPicture,
  findSections,
  fixtureList,
  servesFixtures,
} from './dev-pages.ts';
import { isRendered } from './file-body.ts';
import { FIXTURE_LIST } from './fixture-list.ts';
import { kitModules } from './overrides/kit-modules.ts';
import { linkOverrides } from './overrides/link-overrides.ts';
import { loadOverrides } from './overrides/load-overrides.ts';
import { usedOverrides } from './overrides/used-overrides.ts';
import { viewRoute } from './view-route.ts';

/** Vite serves no files below `_astro` and `_media` in development; there are the tenant's map, overrides and pictures. */
const isViteRequest = (path: string): boolean =>
  path.startsWith('/@') || (path.startsWith('/_') && !/^\/_(?:astro|media)\//.test(path));

const TYPES: Record<string, string> = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' };

/** Browsers require a content type for scripts and style sheets, and detect it for other files. */
function headersOf(path: string): HeadersInit {
  const type = TYPES[path.split('.').at(-1) ?? ''];
  return type === undefined ? {} : { 'content-type': type };
}

const htmlResponse = (status: number, html: string): Response =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Serves the tenant in FORECOURT_TENANT_FOLDER: the page or file at the path, or the tenant's 404. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { pathname } = context.url;
  if (isViteRequest(pathname)) return next();
  const picture = await findPicture(pathname);
  if (picture !== null)
    return new Response(Uint8Array.from(picture), { headers: { 'content-type': 'image/avif' } });
  if (pathname === FIXTURE_LIST && servesFixtures()) return htmlResponse(200, await fixtureList(null));
  const section = await findSections(pathname);
  if (typeof section === 'string') return htmlResponse(200, section);
  const file = section === null ? await findFile(pathname) : null;
  if (file !== null && !isRendered(file))
    return new Response(typeof file === 'string' ? file : Uint8Array.from(file), {
      headers: headersOf(pathname),
    });
  const compiled = await findOverrides();
  const used = new Set<string>();
  context.locals.policyFor = 'development';
  context.locals.overrides = { parts: await loadOverrides(compiled, kitModules), used, builtIn: new Map() };
  if (file !== null) {
    const drawings = file.page();
    context.locals.page = drawings;
    const html = await (await next(`/${drawings.kind}`)).text();
    return new Response(storedDrawings(drawings, html), { headers: { 'content-type': 'application/json' } });
  }
  const page = section ?? (await findPage(pathname));
  if (page === null) return htmlResponse(404, await fixtureList(pathname));
  context.locals.page = page;
  const response = await next(viewRoute(page));
  // The list of used overrides is complete only after the whole page is rendered.
  const html = new Uint8Array(await response.arrayBuffer());
  return new Response(Buffer.from(linkOverrides(html, usedOverrides(compiled, used))), {
    headers: response.headers,
    // A static host answers unknown addresses with the page and this status.
    status: page.kind === 'not-found' ? 404 : response.status,
  });
});
