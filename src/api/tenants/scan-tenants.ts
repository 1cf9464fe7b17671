import { basename, join } from 'node:path';
import { listTenants } from '../../tenant/list-tenants.ts';
import { readSiteKeys } from '../../tenant/read-tenant.ts';
import type { StockFeed } from '../../tenant/schema/stock-feed.ts';
import { fileState } from '../platform/file-state.ts';

/** Where the tenants are: some folders, or the folder that holds them all, in which new ones are found. */
export type TenantPlace = { folders: readonly string[] } | { root: string };

/** The few values that a scan reads from site.yaml. */
export interface ScannedTenant {
  name: string;
  folder: string;
  /** Differs if site.yaml has changed. */
  state: string;
  /**
   * Host of its `url`, and those that it had before: while the new site.yaml has mistakes, the tenant is served at its
   * former one.
   */
  hosts: readonly string[];
  /** Null if its settings are not valid. */
  feed: StockFeed | null;
}

/** Files that are read at the same time: more are not faster, and would delay requests. */
const CONCURRENT_READS = 8;
/** The clocks of file systems are coarse: within this time, two changes may look like one. */
const COARSE_MS = 2_000;

async function scanTenant(folder: string, earlier: ScannedTenant | undefined): Promise<ScannedTenant> {
  const state = await fileState(join(folder, 'site.yaml')).catch(() => 'unreadable');
  if (earlier?.folder === folder && earlier.state === state) return earlier;
  const draft = await readSiteKeys(folder, ['url', 'stock_feed']);
  const name = basename(folder);
  // With mistakes in the file, the feed is still pulled.
  if (draft === null) return { hosts: [], feed: null, ...earlier, name, folder, state };
  const url = draft.value('url');
  const hosts = new Set([...(url === null ? [] : [new URL(url).hostname]), ...(earlier?.hosts ?? [])]);
  return {
    name,
    folder,
    state,
    hosts: [...hosts],
    feed: draft.value('stock_feed'),
  };
}

/**
 * Returns a function that finds the tenants of a place by their names. It reads only what is new or has changed since
 * its last call.
 */
export function tenantScanner(
  place: TenantPlace,
  now: () => Date,
): () => Promise<Map<string, ScannedTenant>> {
  let tenants = new Map<string, ScannedTenant>();
  let folders: readonly string[] = 'folders' in place ? place.folders : [];
  let rootState: string | null = null;

  async function listFolders(root: string): Promise<void> {
    const state = await fileState(root);
    if (state === rootState) return;
    folders = listTenants(root).map(({ folder }) => folder);
    const changedAt = Number(state.split(' ').at(-1));
    rootState = now().getTime() - changedAt > COARSE_MS ? state : null;
  }

  return async () => {
    if ('root' in place) await listFolders(place.root);
    const found = new Map<string, ScannedTenant>();
    const remaining = folders.values();
    const scanRemaining = async () => {
      // All loops take folders from one iterator, so each is read once.
      for (const folder of remaining)
        found.set(basename(folder), await scanTenant(folder, tenants.get(basename(folder))));
    };
    await Promise.all(Array.from({ length: CONCURRENT_READS }, scanRemaining));
    // In the order of the folders, however long each took.
    tenants = new Map(
      folders.flatMap((folder) => {
        const tenant = found.get(basename(folder));
        return tenant ? [[tenant.name, tenant]] : [];
      }),
    );
    return tenants;
  };
}
