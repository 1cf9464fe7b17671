import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { withoutTrailingSlash } from '../frame/link-target.ts';
import type { SectionedPage } from '../frame/page.ts';
import { memoize } from '../lib/memoize.ts';
import { OWN_PICTURES } from '../lib/own-picture.ts';
import { ownProperty } from '../lib/own-property.ts';
import type { FileBody, RenderedBody, SiteFile } from '../site/files/site-file.ts';
import type { Page } from '../site/page.ts';
import { PAGE_ADDRESSES } from '../site/page-addresses.ts';
import type { SectionedKind } from '../tenant/schema/defaults/page-sections.ts';
import { fixtureListPage } from './fixture-list.ts';
import type { CompiledOverrides } from './overrides/compiled-override.ts';
import { SECTION_LIST, sectionListPage } from './section-list.ts';
import { TENANT_CHANGED } from './tenant-reload.ts';

interface Site {
  /** Pages by path without trailing slash; the data of a page is built on its first request. */
  pages: ReadonlyMap<string, () => Page>;
  /** All files by path; they are built on the first request for any of them. */
  files: () => ReadonlyMap<string, SiteFile['body']>;
  overrides: CompiledOverrides;
  /** Makes a copy of one of the tenant's own pictures. Resolves to its file, or null. */
  picture: (path: string) => Promise<string | null>;
  /** A page of one section alone, for each example of a section. */
  sections: () => { title: string; isEmpty: boolean; page: () => Page }[];
}

/** Absolute path of the tenant's folder; empty if the fixture pages are served instead of a tenant. */
const folder = process.env.FORECOURT_TENANT_FOLDER ?? '';
/** Absolute path of its data folder. */
const data = process.env.FORECOURT_TENANT_DATA ?? '';
let site: Promise<Site> | undefined;

// Files have an extension or, like `/_headers`, a name that begins with "_". Pages have neither, and without this check
// every request for a page would build all files.
const FILE_PATH = /\.\w+$|\/_\w+$/;

import.meta.hot?.on(TENANT_CHANGED, () => {
  site = undefined;
});

async function tenantSite(): Promise<Site> {
  const [
    { pictureFinder },
    { planSite },
    { inventoryOf },
    { sectionExamples },
    { compileTenantOverrides, loadReadableStock, loadTenantToBuild },
    { sizeContentPictures },
    { prepareOwnPictures },
  ] = await Promise.all([
    import('../tenant/demo-pictures.ts'),
    import('../site/plan-site.ts'),
    import('../site/inventory.ts'),
    import('../site/plan-sections.ts'),
    import('./load-site.ts'),
    import('./content-picture-sizes.ts'),
    import('./own-pictures/own-pictures.ts'),
  ]);
  const now = new Date();
  const loaded = await loadTenantToBuild({ root: process.cwd(), folder, data }, now);
  const { stock, problems } = await loadReadableStock(loaded.tenant, { folder, data });
  const { cars } = stock;
  for (const warning of [...loaded.warnings, ...problems]) console.warn(warning);
  const exists = pictureFinder({ root: process.cwd(), folder }, cars);
  const overrides = await compileTenantOverrides(loaded.tenant, { root: process.cwd(), folder });
  const cache = join('.cache/own-pictures', basename(folder));
  const own = await prepareOwnPictures(loaded.tenant, { folder, cache });
  for (const { message } of [...own.findings, ...own.contentFindings, ...own.problems]) console.warn(message);
  const { content } = await sizeContentPictures(own.tenant.content, { root: process.cwd(), folder });
  const plan = planSite({ ...own.tenant, content }, cars, now, {
    findMedia: (path) => (exists(path) ? path : null),
  });
  let files: ReadonlyMap<string, SiteFile['body']> | undefined;
  const pageOf = memoize((kind: SectionedKind) => {
    for (const source of plan.sources) {
      const page = source.page();
      if (page.kind === kind) return page as SectionedPage;
    }
    return undefined;
  });
  const sectionsWithPages = () =>
    sectionExamples().map(({ title, kind, entry }) => {
      const page = pageOf(kind);
      const shown = page ? plan.context.sectionsOf([entry], page) : [];
      return { title, isEmpty: shown.length === 0, page: () => ({ ...page, sections: shown }) as Page };
    });
  let sections: ReturnType<typeof sectionsWithPages> | undefined;
  return {
    overrides,
    picture: own.make,
    // Builds pages of each kind, so not before the list is asked for.
    sections: () => {
      sections ??= sectionsWithPages();
      return sections;
    },
    pages: new Map(plan.sources.map(({ path, page }) => [withoutTrailingSlash(path), page])),
    files: () => {
      files ??= filesByPath(
        inventoryOf(plan, { componentDigest: (name) => ownProperty(overrides, name)?.digest ?? '' }),
      );
      return files;
    },
  };
}

const filesByPath = ({ files }: { files: readonly SiteFile[] }) =>
  new Map(files.map(({ path, body }) => [`/${path}`, body]));

/** Pages that show components in every state, served when no tenant is selected. */
async function fixturePages(): Promise<Page[]> {
  const files = import.meta.glob<{ pages: Page[] }>('/tests/fixtures/pages.ts');
  const [importPages] = Object.values(files);
  return importPages ? (await importPages()).pages : [];
}

async function fixtureSite(): Promise<Site> {
  const pages = await fixturePages();
  const none = new Map();
  return {
    overrides: {},
    picture: async () => null,
    sections: () => [],
    pages: new Map(pages.map((page) => [withoutTrailingSlash(page.path), () => page])),
    files: () => none,
  };
}

const loadSite = (): Promise<Site> => (folder === '' ? fixtureSite() : tenantSite());

/** The page of the tenant in FORECOURT_TENANT_FOLDER at a path, or its 404 page; null if no sample page is there. */
export async function findPage(path: string): Promise<Page | null> {
  site ??= loadSite();
  const { pages } = await site;
  // The sample 404 page is one sample among others; the list of samples helps more.
  const missing = servesFixtures() ? undefined : pages.get(PAGE_ADDRESSES['not-found'].path);
  return (pages.get(withoutTrailingSlash(path)) ?? missing)?.() ?? null;
}

/** True if the list of sections is served. */
const servesSections = process.env.FORECOURT_SECTIONS === '1';

/** The page at an address of the list of sections: the list, or one section alone; null if there is none. */
export async function findSections(path: string): Promise<string | Page | null> {
  if (!servesSections || !path.startsWith(SECTION_LIST)) return null;
  site ??= loadSite();
  const { sections } = await site;
  return path === SECTION_LIST
    ? sectionListPage(sections())
    : (sections()[Number(path.slice(SECTION_LIST.length + 1))]?.page() ?? null);
}

/** True if sample pages are served instead of a tenant. */
export const servesFixtures = (): boolean => folder === '';

/**
 * A page that lists the sample pages.
 *
 * @param missing path that has no sample page; null if the list itself was asked for
 */
export async function fixtureList(missing: string | null): Promise<string> {
  return fixtureListPage(await fixturePages(), missing);
}

/** The copy of one of the tenant's own pictures at a path; null if there is none. */
export async function findPicture(path: string): Promise<Buffer | null> {
  if (!path.startsWith(OWN_PICTURES)) return null;
  site ??= loadSite();
  const file = await (await site).picture(path);
  return file === null ? null : readFile(file);
}

/** The file at a path (search index, styles of an override …), or null if the path is a page or does not exist. */
export async function findFile(path: string): Promise<FileBody | RenderedBody | null> {
  site ??= loadSite();
  const { files, overrides } = await site;
  const body = FILE_PATH.test(path) ? files().get(path) : undefined;
  if (body !== undefined) return body;
  const overrideFiles = Object.values(overrides).map(({ files }) => ownProperty(files, path.slice(1)));
  const file = overrideFiles.find((source) => source !== undefined);
  return file === undefined ? null : readFileSync(file);
}

/** The tenant's compiled overrides. */
export async function findOverrides(): Promise<CompiledOverrides> {
  site ??= loadSite();
  return (await site).overrides;
}
