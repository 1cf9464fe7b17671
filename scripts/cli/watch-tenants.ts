import { watch } from 'node:fs/promises';
import { basename } from 'node:path';

/** Changes closer together than this, in milliseconds, are one. */
const QUIET = 80;

// Temporary files of imports and of replaced files, and the import report, change no page.
const isPassing = (name: string): boolean =>
  name.endsWith('.tmp') || name.startsWith('.import') || name === 'import-report.json';

/** Calls `rebuild` with a tenant's folder whenever something in it changed; one build at a time. Never returns. */
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

  async function follow(folder: string): Promise<void> {
    for await (const { filename } of watch(folder, { recursive: true })) {
      if (filename !== null && isPassing(filename)) continue;
      waiting.add(folder);
      clearTimeout(timer);
      timer = setTimeout(run, QUIET);
    }
  }

  console.log(`Watching ${folders.map((folder) => basename(folder)).join(', ')}. Ctrl+C ends it.`);
  await Promise.all(folders.map(follow));
}
