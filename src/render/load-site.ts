import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { HASHED_MEDIA } from '../frame/media/media-set.ts';
import { type MeasurePhoto, photoCosts, remotePhotos } from '../frame/media/photo-costs.ts';
import { readSiteStock } from '../frame/stock/read-site-stock.ts';
import { decodeEscapes } from '../lib/decode-escapes.ts';
import { OWN_PICTURES } from '../lib/own-picture.ts';
import { ownProperty } from '../lib/own-property.ts';
import { counted } from '../lib/plural.ts';
import type { Inventory } from '../site/inventory.ts';
import { buildInventory } from '../site/inventory.ts';
import type { StockFolders } from '../stock/data-folder/data-files.ts';
import { type StockInUse, stockInUse, whyStockIsRefused } from '../stock/data-folder/stock-in-use.ts';
import type { StockFile } from '../stock/stock-file.ts';
import { checkStockNames, namesOfSite, unreadVehicles } from '../tenant/checks/stock.ts';
import { createProblemPlacer } from '../tenant/content/content-problems.ts';
import { readContent } from '../tenant/content/read-content.ts';
import { pictureFinder } from '../tenant/demo-pictures.ts';
import { loadPublishableTenant } from '../tenant/load-tenant.ts';
import { namedComponents } from '../tenant/named-components.ts';
import { type Finding, fileError, type Path, type Problem, warning } from '../tenant/problem.ts';
import { readSiteFile } from '../tenant/read-tenant.ts';
import { isFile } from '../tenant/source/on-disk.ts';
import { readFailure } from '../tenant/source/read-text.ts';
import { REDIRECTS_FILE } from '../tenant/source/redirects-file.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { BuildRefused } from './build-refused.ts';
import { sizeContentPictures } from './content-picture-sizes.ts';
import { hashStockPictures, hashTenantPictures } from './hash-pictures.ts';
import type { HashedMedia } from './hashed-media.ts';
import type { HashedFiles } from './linked-files.ts';
import type { CompiledOverrides } from './overrides/compiled-override.ts';
import { OverrideBroken } from './overrides/override-problems.ts';
import { compileOverrides } from './overrides/tenant-overrides.ts';
import { type OwnPicturesOptions, prepareOwnPictures } from './own-pictures/own-pictures.ts';
import { selectPublicFiles } from './select-public-files.ts';

export interface SiteFolders extends StockFolders {
  /** The project's folder, which holds `public/demo`. */
  root: string;
}

/** Maximum number of problems that a build prints for one tenant; `check` prints more. */
const MAX_LISTED = 100;

function linesOf(all: readonly Problem[]): string[] {
  const problems = all.filter(({ severity }) => severity !== 'notice');
  const listed = problems.slice(0, MAX_LISTED).map(({ file, line, message }) => `${file}:${line} ${message}`);
  const more = problems.length - listed.length;
  return more > 0
    ? [...listed, `${counted(more, 'more problem')} not shown. Run "npm run check" to see them.`]
    : listed;
}

/**
 * Loads the tenant of a folder.
 *
 * @throws `BuildRefused` with every mistake in it
 */
export async function loadTenantToBuild(
  { root, ...folders }: SiteFolders,
  now: Date,
): Promise<{ tenant: Tenant; warnings: string[] }> {
  const loaded = await loadPublishableTenant(folders, now, { projectRoot: root });
  if (!loaded.ok) throw new BuildRefused(linesOf(loaded.problems));
  return { tenant: loaded.tenant, warnings: linesOf(loaded.warnings) };
}

/**
 * Compiles the tenant's overrides.
 *
 * @throws `BuildRefused` with every mistake in them
 */
export async function compileTenantOverrides(
  tenant: Tenant,
  { root, folder }: Pick<SiteFolders, 'root' | 'folder'>,
): Promise<CompiledOverrides> {
  try {
    return await compileOverrides({ root, folder: resolve(folder), names: namedComponents(tenant) });
  } catch (error) {
    if (error instanceof OverrideBroken) throw new BuildRefused(linesOf(error.problems));
    throw error;
  }
}

/** @throws `BuildRefused` when the file cannot be read */
async function readStock(inUse: StockInUse, tenant: Tenant): Promise<StockFile> {
  const { file } = inUse;
  const refusal = whyStockIsRefused(inUse);
  if (refusal !== null) throw new BuildRefused([`${file}:1 ${refusal}`]);
  return readSiteStock(file, tenant.site).catch((error: unknown) => {
    throw new BuildRefused([`${file}:1 ${readFailure(error)}`]);
  });
}

/** @throws `BuildRefused` when any vehicle cannot be read */
function refuseUnread(file: string, stock: StockFile): void {
  const unread = unreadVehicles(file, stock);
  if (unread.length > 0)
    throw new BuildRefused([
      ...linesOf(unread),
      'The live site stays as it is, because the stock file is cut off or damaged. Correct these lines, or import the feed again.',
    ]);
}

/**
 * Reads the tenant's stock as its site shows it, with warnings as text.
 *
 * @throws `BuildRefused` when any part of the stock cannot be read
 */
export async function loadReadableStock(
  tenant: Tenant,
  folders: StockFolders,
): Promise<{ stock: StockFile; problems: string[] }> {
  const inUse = stockInUse(folders);
  const { file } = inUse;
  const stock = await readStock(inUse, tenant);
  refuseUnread(file, stock);
  return { stock, problems: linesOf(await checkStockNames(namesOfSite(tenant.site), file, stock.cars)) };
}

/** Adds the places in site.yaml, which is read again only when there are findings. */
async function placed(findings: readonly Finding[], folder: string): Promise<Problem[]> {
  if (findings.length === 0) return [];
  const { source } = await readSiteFile(folder);
  return findings.map(source.locate);
}

/** A problem of a content page. */
interface ContentProblem {
  slug: string;
  /** Text of the content file at which the problem is; null if it is the file as a whole, which is an error. */
  text: string | null;
  /** Key of the front matter that has the problem; empty or absent if none has. */
  path?: Path;
  message: string;
}

/** Adds the places in the content files, which are read again only when there are problems. */
async function placedInContent(found: readonly ContentProblem[], folder: string): Promise<Problem[]> {
  if (found.length === 0) return [];
  const { sources } = await readContent(resolve(folder));
  const bySlug = new Map(
    sources.map((source) => [
      source.document.slug,
      { file: source.file, place: createProblemPlacer(source), locate: source.frontMatter.locate },
    ]),
  );
  return found.flatMap(({ slug, text, path = [], message }) => {
    const source = bySlug.get(slug);
    if (!source) return [];
    if (path.length > 0) return source.locate(warning(path, message));
    return text === null ? fileError(source.file, message) : source.place(text, 'warning', message);
  });
}

/** A problem of vehicles. */
interface StockProblem {
  severity: Problem['severity'];
  /** Field of the stock line. */
  field: string;
  /** Text of the stock line. */
  text: string;
  message: string;
}

/** Adds the line of the first vehicle with such a text. The stock is read again only when there are problems. */
async function placedInStock(found: readonly StockProblem[], file: string): Promise<Problem[]> {
  if (found.length === 0) return [];
  const lines = (await readFile(file, 'utf8')).split('\n');
  return found.map(({ severity, field, text, message }) => ({
    severity,
    file,
    line: lines.findIndex((line) => line.includes(text)) + 1 || 1,
    column: 1,
    path: field,
    message,
  }));
}

/** Warns of a site on which nothing is for sale. Vehicles that are too old to be listed have a warning of their own. */
function nothingForSale(file: string, { vehicleCount, onSale, left, stale }: Inventory): Problem[] {
  if (onSale.length > 0 || stale !== null) return [];
  const why =
    vehicleCount + left.size > 0
      ? 'Every vehicle of the stock is sold or no longer in the feed, so the site offers none.'
      : 'There are no vehicles in the stock, so the site offers none.';
  const message = `${why} Import the dealer's feed with "npm run import".`;
  return [{ severity: 'warning', file, line: 1, column: 1, path: '', message }];
}

/** True for a file in the public folder of a tenant, by its path on the site. */
export function isPublicFile(folder: string, path: string): boolean {
  const name = decodeEscapes(path);
  return name !== null && !name.split('/').includes('..') && isFile(join(folder, 'public', name));
}

interface InventoryOptions {
  /** The code's `sourcesId`. Without it, nothing cached by earlier builds is used. */
  sourcesId?: string;
  overrides?: CompiledOverrides;
  /** Where and when copies of the tenant's own pictures are made; without it none are. */
  pictures?: Omit<OwnPicturesOptions, 'folder'>;
  /** Puts hashed addresses on the pages; without it they have those of the tenant's files. */
  hashedMedia?: HashedMedia;
  /** Leave out vehicles that cannot be read instead of refusing. For checks; a draft is never published. */
  draft?: boolean;
  /** Finds what photos on hosts that do not resize cost; null asks no host. Without it they are not looked at. */
  photoCosts?: { measure: MeasurePhoto | null };
}

/**
 * Plans the tenant's whole site from its current stock.
 *
 * `problems` are those that need the whole site plan; `warnings` include them as text. `publicFiles` are the names in
 * the public folder to publish; `pictures` finds the copies of the tenant's own pictures.
 *
 * @throws `BuildRefused` when any part of the stock cannot be read, or with every error that only the plan shows
 */
export async function loadInventory(
  tenant: Tenant,
  { root, folder, data }: SiteFolders,
  now: Date,
  {
    sourcesId,
    overrides = {},
    pictures,
    hashedMedia,
    draft = false,
    photoCosts: costs,
  }: InventoryOptions = {},
): Promise<{
  inventory: Inventory;
  publicFiles: string[];
  pictures: HashedFiles;
  problems: Problem[];
  warnings: string[];
}> {
  const inUse = stockInUse({ folder, data });
  const { file } = inUse;
  const stock = await readStock(inUse, tenant);
  if (!draft) refuseUnread(file, stock);
  const exists = pictureFinder({ root, folder }, stock.cars);
  const own = await prepareOwnPictures(tenant, { ...pictures, folder });
  const { content, unreadable } = await sizeContentPictures(own.tenant.content, { root, folder });
  const sized = { ...own.tenant, content };
  const shown = hashedMedia
    ? {
        ...hashStockPictures(stock, hashedMedia.address),
        tenant: hashTenantPictures(sized, hashedMedia.address),
      }
    : { ...stock, tenant: sized };
  const inventory = buildInventory(shown.tenant, shown.cars, now, {
    digests: shown.digests,
    ...(sourcesId === undefined ? {} : { sourcesId }),
    componentDigest: (name) => ownProperty(overrides, name)?.digest ?? '',
    publicFile: (path) => isPublicFile(folder, path),
    findMedia: (path) => {
      if (path.startsWith(OWN_PICTURES)) return own.file(path) ? path : null;
      if (path.startsWith(HASHED_MEDIA)) return hashedMedia?.file(path) ? path : null;
      return exists(path) ? (hashedMedia?.address(path) ?? path) : null;
    },
  });
  const { images, search } = own.tenant.configFor({});
  const photoFindings = costs
    ? await photoCosts(remotePhotos(stock.cars, images), search.page_size, costs.measure)
    : [];
  const settled = selectPublicFiles({ root, folder }, inventory);
  const problems = [
    ...(draft ? [] : await checkStockNames(namesOfSite(tenant.site), file, stock.cars)),
    ...(await placed([...inventory.findings, ...own.findings], folder)),
    ...inventory.redirectFindings.map(({ severity, line, message }) => ({
      ...fileError(join(folder, REDIRECTS_FILE), message, line),
      severity,
    })),
    ...own.problems,
    ...(await placedInContent(
      [
        ...inventory.lostTexts.map(({ slug, why }) => ({
          slug,
          text: null,
          message: `No page can be at "/${slug}", because ${why}. Give the file another name.`,
        })),
        ...own.contentFindings,
        ...inventory.deadLinks.map(({ href, ...link }) => ({ ...link, text: href })),
        ...unreadable.map(({ slug, address }) => ({
          slug,
          text: address,
          message: `The picture ${address} cannot be read. Replace the file.`,
        })),
      ],
      folder,
    )),
    ...(await placedInStock(
      [
        ...inventory.photoWarnings.map((warning) => ({
          severity: 'warning' as const,
          field: 'images',
          ...warning,
        })),
        ...photoFindings.map((finding) => ({ field: 'images', ...finding })),
        ...inventory.lostVehicles.map(({ path, why }) => ({
          severity: 'error' as const,
          field: 'path',
          text: JSON.stringify(path),
          message: `No vehicle can be at "${path}", because ${why}. Give it another path, or none.`,
        })),
      ],
      file,
    )),
    ...nothingForSale(file, inventory),
    ...settled.problems,
  ];
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!draft && errors.length > 0) throw new BuildRefused(linesOf(errors));
  return {
    inventory,
    publicFiles: settled.files,
    pictures: own,
    problems,
    warnings: [...linesOf(problems), ...inventory.warnings],
  };
}
