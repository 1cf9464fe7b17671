import { readablePath } from '../../src/lib/readable-path.ts';
import { isPublicFile, loadReadableStock } from '../../src/render/load-site.ts';
import { type AddressMatcher, createAddressMatcher } from '../../src/site/old-addresses/match-address.ts';
import type { ExistingRedirect } from '../../src/site/old-addresses/plan-redirects.ts';
import { planSite } from '../../src/site/plan-site.ts';
import type { StockFolders } from '../../src/stock/data-folder/data-files.ts';
import { normalizeRedirectPath } from '../../src/tenant/checks/redirects.ts';
import { tenantOf } from '../../src/tenant/load-tenant.ts';
import { readTenant } from '../../src/tenant/read-tenant.ts';
import { REDIRECTS_FILE } from '../../src/tenant/source/redirects-file.ts';
import type { Tenant } from '../../src/tenant/tenant.ts';
import { CommandError } from './command-error.ts';

/** Maximum number of mistakes of a tenant to print. */
const MAX_PRINTED = 20;

export interface LoadedMatcher {
  tenant: Tenant;
  matcher: AddressMatcher;
  existing: ReadonlyMap<string, ExistingRedirect>;
  pagePaths: string[];
}

/**
 * Plans a tenant's site from its present stock, and finds where old addresses lead on it.
 *
 * @param retry what to do after the tenant's mistakes are corrected: "import again"
 * @throws CommandError with the mistakes of the tenant
 */
export async function loadAddressMatcher(
  folders: StockFolders,
  root: string,
  retry: string,
): Promise<LoadedMatcher> {
  const reading = await readTenant(folders.folder, { projectRoot: root });
  const loaded = await tenantOf(reading);
  if (!loaded.ok) {
    const errors = loaded.problems.filter(({ severity }) => severity === 'error');
    const lines = errors
      .slice(0, MAX_PRINTED)
      .map(({ file, line, message }) => `  ${readablePath(file)}:${line} ${message}`);
    throw new CommandError(
      `The tenant has mistakes, so its pages are not known:\n${lines.join('\n')}\nNext: correct them ("npm run check" lists every problem of the tenant), then ${retry}.`,
    );
  }
  const { tenant } = loaded;
  const { stock } = await loadReadableStock(tenant, folders);
  const hasFile = (path: string): boolean => isPublicFile(folders.folder, path);
  const plan = planSite(tenant, stock.cars, new Date(), { publicFile: hasFile });
  const existing = new Map<string, ExistingRedirect>();
  for (const [index, { from, to }] of tenant.site.redirects.entries())
    existing.set(normalizeRedirectPath(from), { to, place: `redirects[${index}] in site.yaml` });
  for (const { from, to, line } of tenant.redirects)
    existing.set(normalizeRedirectPath(from), { to, place: `line ${line} of ${REDIRECTS_FILE}` });
  return {
    tenant,
    matcher: createAddressMatcher(plan, hasFile),
    existing,
    pagePaths: [...plan.pagePaths].filter((path) => path.lastIndexOf('/') === 0),
  };
}
