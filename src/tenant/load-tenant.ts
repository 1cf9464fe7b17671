import type { StockFolders } from '../stock/data-folder/data-files.ts';
import { stockInUse } from '../stock/data-folder/stock-in-use.ts';
import { tenantListProblemsOf } from './compare-tenants.ts';
import { sanitiseSvg } from './content/sanitise.ts';
import { sanitiseSections, sanitiseSite } from './content/sanitise-site.ts';
import { createConfigFor } from './overrides/config-for.ts';
import { deepFreeze } from './overrides/merge.ts';
import { inReadingOrder, type Problem } from './problem.ts';
import { publicationProblems } from './publication-problems.ts';
import { readLogoMark } from './read-logo-mark.ts';
import { type LoadOptions, readTenant, type TenantReading } from './read-tenant.ts';
import type { Site } from './schema/site.ts';
import type { Tenant } from './tenant.ts';

export type LoadResult =
  | { ok: true; tenant: Tenant; warnings: Problem[] }
  | { ok: false; problems: Problem[] };

function build(reading: TenantReading, site: Site, mark: string | null): Tenant {
  const safe = deepFreeze(sanitiseSite(site));
  return Object.freeze({
    folder: reading.folder,
    site: safe,
    content: deepFreeze(reading.content.map(({ document }) => sanitiseSections(document))),
    redirects: deepFreeze(reading.redirects),
    logoMark: mark === null ? null : sanitiseSvg(mark),
    configFor: createConfigFor(safe),
  });
}

/**
 * Builds a tenant despite errors, only to find further problems: pages with problems are empty and the logo is missing.
 * Null if too little of its configuration is valid.
 */
export function draftTenant(reading: TenantReading): Tenant | null {
  if (!reading.lenientSite) return null;
  const tenant = build(reading, reading.lenientSite, null);
  const empty = reading.slugsWithoutPage.map((slug) => ({
    slug,
    title: slug,
    description: '',
    html: '',
    headings: [],
  }));
  return { ...tenant, content: [...tenant.content, ...empty] };
}

/** Builds the tenant, or returns all problems if any of them is an error. */
export async function tenantOf(reading: TenantReading): Promise<LoadResult> {
  const problems = inReadingOrder(reading.problems);
  if (!reading.site || problems.some(({ severity }) => severity === 'error')) return { ok: false, problems };
  const mark = await readLogoMark(reading);
  if (mark.problems.length > 0) return { ok: false, problems: [...problems, ...mark.problems] };
  return { ok: true, tenant: build(reading, reading.site, mark.svg), warnings: problems };
}

/**
 * Loads a tenant folder: configuration merged with the defaults, content and logo; validated, sanitised and
 * frozen (TEN-01, TEN-05, TEN-06). Returns all problems at once, with file and line.
 */
export async function loadTenant(folder: string, options: LoadOptions = {}): Promise<LoadResult> {
  return tenantOf(await readTenant(folder, options));
}

/**
 * Like `loadTenant`, and also compares the tenant with the others in the same folder and finds what its site must not
 * be published with. Whatever `check` calls an error of the tenant's files is an error here.
 *
 * @param now decides which offers have ended
 */
export async function loadPublishableTenant(
  folders: StockFolders,
  now: Date,
  options: LoadOptions = {},
): Promise<LoadResult> {
  const reading = await readTenant(folders.folder, options);
  const hasStock = stockInUse(folders).state === 'file';
  const listedProblems = await tenantListProblemsOf(reading);
  // If the folder is no tenant, that is the only problem worth reporting.
  const ownProblems = !reading.source.readable && listedProblems.length > 0 ? [] : reading.problems;
  return tenantOf({
    ...reading,
    problems: [...ownProblems, ...listedProblems, ...publicationProblems(reading, hasStock, now)],
  });
}
