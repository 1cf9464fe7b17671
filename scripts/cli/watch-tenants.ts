import { watch } from 'node:fs/promises';
import { basename } from 'node:path';

/** One save often causes several events. */
const DEBOUNCE_MS = 80;

/** Temporary files and the import report do not change any page. */
const isIgnored = (name: string): boolean =>
  name.endsWith('.tmp') || name.startsWith('.import') || name === 'import-report.json';

/** Calls `rebuild` with a tenant's folder whenever a file in it changes, one build at a time. Never returns. */
export async function watchTenants(
  folders: string[],
  rebuild: (folder: string) => Promise<unknown>,
): Promise<void> {
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

  async function watchFolder(folder: string): Promise<void> {
    for await (const { filename } of watch(folder, { recursive: true })) {
      if (filename !== null && isIgnored(filename)) continue;
      waiting.add(folder);
      clearTimeout(timer);
      timer = setTimeout(run, DEBOUNCE_MS);
    }
  }

  console.log(`Watching ${folders.map((folder) => basename(folder)).join(', ')}. Press Ctrl+C to stop.`);
  await Promise.all(folders.map(watchFolder));
}
