import { basename, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { REPORT_FILES } from '../stock/import/report-file.ts';

/** Sent to `dev-pages.ts`, which reads the tenant again at the next request. */
export const TENANT_CHANGED = 'forecourt:tenant-changed';

/** Milliseconds without a change that end a group of changes: editors and imports write several files at once. */
const QUIET_MS = 50;

// Temporary files of imports, and the import report, change no page.
const isIgnored = (path: string): boolean =>
  path.endsWith('.tmp') || REPORT_FILES.includes(basename(path)) || path.includes(`${sep}.import`);

/**
 * When a file in the tenant's folder changes, reads the site again and reloads open pages. Vite's own watcher
 * follows the folder, so that there is one for code and tenant.
 *
 * @param folder absolute; it may lie outside the project
 */
export function reloadOnTenantChange(
  { watcher, environments }: Pick<ViteDevServer, 'watcher' | 'environments'>,
  folder: string,
): void {
  let timer: NodeJS.Timeout | undefined;
  watcher.add(folder);
  watcher.on('all', (_event, path) => {
    if (!path.startsWith(folder + sep) || isIgnored(path)) return;
    // Do not wait here: on an error page, Astro itself reloads the browser as soon as a file changes.
    environments.ssr.hot.send(TENANT_CHANGED);
    clearTimeout(timer);
    timer = setTimeout(() => environments.client.hot.send({ type: 'full-reload' }), QUIET_MS);
  });
}
