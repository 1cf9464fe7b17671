import { mkdirSync } from 'node:fs';
import { sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { isStockFile, type StockFolders } from '../stock/data-folder/data-files.ts';

/** Sent to `dev-pages.ts`, which reads the tenant again at the next request. */
export const TENANT_CHANGED = 'forecourt:tenant-changed';

/** Milliseconds without a change that end a group of changes: editors and imports write several files at once. */
const QUIET_MS = 50;

/**
 * When a file in the tenant's folder or its imported stock changes, reads the site again and reloads open pages. Vite's
 * own watcher follows the folders, so that there is one for code and tenant.
 *
 * @param folders absolute; they may lie outside the project
 */
export function reloadOnTenantChange(
  { watcher, environments }: Pick<ViteDevServer, 'watcher' | 'environments'>,
  { folder, data }: StockFolders,
): void {
  const changesPages = (path: string): boolean =>
    path.startsWith(data + sep) ? isStockFile(path) : path.startsWith(folder + sep) && !path.endsWith('.tmp');
  let timer: NodeJS.Timeout | undefined;
  // A folder that is missing cannot be watched.
  mkdirSync(data, { recursive: true });
  watcher.add([folder, data]);
  watcher.on('all', (_event, path) => {
    if (!changesPages(path)) return;
    // Do not wait here: on an error page, Astro itself reloads the browser as soon as a file changes.
    environments.ssr.hot.send(TENANT_CHANGED);
    clearTimeout(timer);
    timer = setTimeout(() => environments.client.hot.send({ type: 'full-reload' }), QUIET_MS);
  });
}
