import { on } from 'node:events';
import { watch } from 'node:fs';
import { basename } from 'node:path';
import { REPORT_FILES } from '../../src/stock/import/report-file.ts';

/** One save often causes several events. */
const DEBOUNCE_MS = 80;

/** Temporary files and the import report do not change any page. */
const isIgnored = (name: string): boolean =>
  name.endsWith('.tmp') || name.startsWith('.import') || REPORT_FILES.includes(name);

export interface TenantWatch {
  /**
   * Calls `rebuild` with a tenant's folder whenever a file in it has changed since the watch began, one build at a
   * time. Never resolves; rejects if a folder can no longer be watched.
   */
  rebuild: (rebuild: (folder: string) => Promise<unknown>) => Promise<never>;
  close: () => void;
}

/** Begins to collect changes of files in tenants' folders. */
export function watchTenants(folders: readonly string[]): TenantWatch {
  const watchers = folders.map((folder) => {
    const watcher = watch(folder, { recursive: true });
    return { folder, watcher, changes: on(watcher, 'change') };
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

    const names = folders.map((folder) => basename(folder)).join(', ');
    console.log(`Watching ${names}. Press Ctrl+C to stop.`);
    await Promise.all(
      watchers.map(async ({ folder, changes }) => {
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
