import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from 'astro/app/entrypoint';
import type { SectionComponent } from '../frame/sections/section-component.ts';
import type { PageOverrides } from '../frame/slot/overrides.ts';
import { storedDrawings } from '../site/files/stored-drawings-file.ts';
import type { RenderedPage } from '../site/page.ts';
import { PAGE_SECTIONS } from '../tenant/schema/defaults/page-sections.ts';
import type { SectionSheets } from './join-style-sheets.ts';
import { lookSheets, type SheetLook } from './look-sheets.ts';
import { pageScripts } from './page-scripts.ts';
import type { ScriptGraph } from './script-graph.ts';
import { SECTION_ROUTES } from './separate-sections.ts';
import { shortenHtml } from './shorten-html.ts';
import { viewRoute } from './view-route.ts';

export { kitModules } from './overrides/kit-modules.ts';

const app = createApp({ streaming: false });
const LOG_LEVEL = app.logger.options.level;
const routes = new Map(app.manifestData.routes.map((route) => [route.route, route]));

// The adapter writes these files beside this module.
const readBeside = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const graph: ScriptGraph = readBeside('script-graph.json');
const nameScripts = pageScripts(graph);
const sheets: SectionSheets = readBeside('section-sheets.json');

/** Loads the views of all sections. Most pages of a site are vehicles, whose renderer needs none of them. */
async function loadSectionViews(): Promise<Map<string, SectionComponent>> {
  const sections = app.manifestData.routes.filter(({ route }) => route.startsWith(SECTION_ROUTES));
  const views = sections.map(async ({ route, component }) => {
    const module = await app.manifest.pageMap?.get(component)?.();
    const view = (await module?.page())?.default as SectionComponent;
    return [route.slice(SECTION_ROUTES.length), view] as const;
  });
  return new Map(await Promise.all(views));
}
let sectionViews: Promise<Map<string, SectionComponent>> | undefined;

/** Adds the style sheet of the sections that such a page usually has, or that of all that it can have if it has another. */
function withSectionStyles(page: RenderedPage, html: string): string {
  if (!('sections' in page)) return html;
  const usual: readonly string[] = PAGE_SECTIONS[page.kind].usual;
  const isUsual = page.sections.every(({ section }) => usual.includes(section));
  const src = (isUsual ? sheets.usual : sheets.unusual)[page.kind];
  return html.replace('</head>', `<link rel="stylesheet" href="${src}"></head>`);
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
type OwnSheets = Map<string, { to: string; print: string | null }>;
const ownSheets = new Map<string, OwnSheets>();

function sheetsOf(look: SheetLook): OwnSheets {
  const key = `${look.forms} ${look.themeCss}`;
  const known = ownSheets.get(key);
  if (known) return known;
  const sheets = lookSheets(folder('../client'), folder('.'), look);
  const own: OwnSheets = new Map(
    sheets.map(({ from, to, print }) => [from, { to, print: print?.to ?? null }] as const),
  );
  ownSheets.set(key, own);
  return own;
}

/** Links the dealer's own style sheets, which have only the forms that the dealer uses, and those for paper. */
function withOwnStyles({ chrome }: RenderedPage, html: string): string {
  const sheets = sheetsOf({ forms: chrome.look.forms, themeCss: chrome.themeCss });
  const end = html.indexOf('</head>');
  let print: string | null = null;
  const head = html.slice(0, end).replace(/_astro\/[\w.-]+\.css/g, (from) => {
    const own = sheets.get(from);
    if (!own) return from;
    print = own.print;
    return own.to;
  });
  const link = print === null ? '' : `<link rel="stylesheet" href="/${print}" media="print">`;
  return head + link + html.slice(end);
}

// By default Astro answers an error with an empty page of status 500 and only logs the reason.
app.renderError = async (request, { error, status }) => {
  throw error ?? new Error(`${new URL(request.url).pathname} answered with status ${status}.`);
};

/**
 * Renders a page to the bytes of its file: HTML, or JSON for card and tile files.
 *
 * @param overrides the tenant's overrides; names of those that the page uses are added to `used`
 * @throws the error of the view
 */
export async function renderPage(
  page: RenderedPage,
  overrides: PageOverrides | null = null,
): Promise<Uint8Array> {
  const routeData = routes.get(viewRoute(page));
  if (!routeData) throw new Error(`There is no view for pages of kind "${page.kind}".`);
  // Astro prints a stack for each page that fails. With components of the tenant, render-into.ts reports failures:
  // theirs by file and line, ours with one stack.
  app.logger.options.level = overrides === null ? LOG_LEVEL : 'silent';
  if ('sections' in page) sectionViews ??= loadSectionViews();
  const views = 'sections' in page ? await sectionViews : undefined;
  const request = new Request(new URL(page.path, page.chrome.dealer.url));
  const response = await app.render(request, {
    routeData,
    locals: { page, policyFor: 'publishing', overrides, ...(views && { sectionViews: views }) },
  });
  if (response.status !== 200) throw new Error(`${page.path} answered with status ${response.status}.`);
  if (page.kind === 'stored-cards' || page.kind === 'stored-tiles')
    return Buffer.from(storedDrawings(page, await response.text()));
  const html = withOwnStyles(page, withSectionStyles(page, nameScripts(await response.text())));
  // Vehicle pages have much JSON in attributes and a limit of 14 kB (brotli); other pages have neither.
  return Buffer.from(page.kind === 'vehicle' ? shortenHtml(html) : html);
}
