import { on } from 'node:events';
import { mkdirSync, watch } from 'node:fs';
import { basename } from 'node:path';
import { isStockFile, type StockFolders } from '../../src/stock/data-folder/data-files.ts';

/** One save often causes several events. */
const DEBOUNCE_MS = 80;

const isTemporary = (name: string): boolean => name.endsWith('.tmp');

export interface TenantWatch {
  /**
   * Calls `rebuild` with a tenant's folder whenever a file in it, or the imported stock, has changed since the watch
   * began, one build at a time. Never resolves; rejects if a folder can no longer be watched.
   */
  rebuild: (rebuild: (folder: string) => Promise<unknown>) => Promise<never>;
  close: () => void;
}

/** Begins to collect changes of files in tenants' folders, and of their imported stock. */
export function watchTenants(tenants: readonly StockFolders[]): TenantWatch {
  const watchers = tenants.flatMap(({ folder, data }) => {
    // A folder that is missing cannot be watched.
    mkdirSync(data, { recursive: true });
    const own = watch(folder, { recursive: true });
    const imported = watch(data);
    return [
      { folder, watcher: own, changes: on(own, 'change'), isIgnored: isTemporary },
      {
        folder,
        watcher: imported,
        changes: on(imported, 'change'),
        isIgnored: (name: string) => !isStockFile(name),
      },
    ];
  });

  async function rebuildOnChange(rebuild: (folder: string) => Promise<unknown>): Promise<never> {
    const waiting = new Set<string>();
    let timer: NodeJS.Timeout | undefined;
    let building = false;

    async function run(): Promise<void> {
      if (building) return;
      building = true;
      for (const folder of waiting) {
        waiting.delete(folder);
        await rebuild(folder);
      }
      building = false;
    }

    const names = tenants.map(({ folder }) => basename(folder)).join(', ');
    console.log(`Watching ${names}. Press Ctrl+C to stop.`);
    await Promise.all(
      watchers.map(async ({ folder, changes, isIgnored }) => {
        for await (const [, filename] of changes as AsyncIterable<[string, string | null]>) {
          if (filename !== null && isIgnored(filename)) continue;
          waiting.add(folder);
          clearTimeout(timer);
          timer = setTimeout(run, DEBOUNCE_MS);
        }
      }),
    );
    throw new Error('The folders of the tenants are no longer watched.');
  }

  return {
    rebuild: rebuildOnChange,
    close: () => {
      for (const { watcher } of watchers) watcher.close();
    },
  };
}
