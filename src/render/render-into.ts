import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PageOverrides } from '../frame/slot/overrides.ts';
import { diskRefusal } from '../lib/disk/disk-refusal.ts';
import { errorMessage } from '../lib/error-message.ts';
import { withTimeLimit } from '../lib/with-time-limit.ts';
import { isPage, type RenderedPage } from '../site/page.ts';
import { FolderMaker, writeFresh } from './file-system.ts';
import { filePath } from './output-path.ts';
import type { CompiledOverride, CompiledOverrides } from './overrides/compiled-override.ts';
import type { KitModules } from './overrides/kit-modules.ts';
import { linkOverrides } from './overrides/link-overrides.ts';
import { loadOverrides } from './overrides/load-overrides.ts';
import { locateOverrideError } from './overrides/locate-override-error.ts';
import { usedOverrides } from './overrides/used-overrides.ts';

export interface Rendering {
  /** HTML, or JSON for card and tile files. */
  body: Uint8Array;
  /** Overrides that the page used. */
  used: CompiledOverride[];
}

export type RenderPage = (page: RenderedPage) => Promise<Rendering>;

/** Exports of the compiled code. */
interface Bundle {
  renderPage(page: RenderedPage, overrides: PageOverrides | null): Promise<Uint8Array>;
  kitModules?: KitModules;
}

export interface RenderFailure {
  path: string;
  message: string;
}

export interface RenderResult {
  /** Number of pages, card files and tile files that were rendered. */
  done: number;
  pages: number;
  /** Size of the HTML of all pages, in bytes. */
  bytes: number;
  failures: RenderFailure[];
  /** Pages that used overrides: path → names. */
  used: Record<string, string[]>;
}

/** Yield to the event loop after this many pages: in a loop of microtasks alone, streams never free their memory. */
const PAGES_PER_TURN = 16;

/** A page takes a few milliseconds. One whose promise never settles would block the builds of all tenants. */
const RENDER_TIMEOUT_MS = 30_000;

/** Names all overrides, because nothing shows which of them the page is waiting for. */
const timeoutMessage = (overrides: CompiledOverrides): string =>
  `It took longer than ${RENDER_TIMEOUT_MS / 1000} seconds. Check whether one of the tenant's overrides waits forever: ${Object.keys(overrides).join(', ')}.`;

/**
 * Loads the compiled code together with a tenant's overrides. Sets NODE_ENV, so that this process uses the production
 * build of React from then on.
 */
export async function loadRenderer(entry: string, overrides: CompiledOverrides = {}): Promise<RenderPage> {
  process.env.NODE_ENV = 'production';
  const { renderPage, kitModules = {} } = (await import(entry)) as Bundle;
  const parts = await loadOverrides(overrides, kitModules);
  let timedOut = false;
  const printed = new Set<string>();
  // Astro's log is silent for tenants with components (server-entry.ts), so a fault in our views is printed here.
  const printStack = (error: Error): void => {
    if (printed.has(error.message)) return;
    printed.add(error.message);
    console.error(error.stack);
  };
  return async (page) => {
    if (parts.size === 0) return { body: await renderPage(page, null), used: [] };
    const names = new Set<string>();
    // One page that times out is enough to refuse the site; each of the others would take as long.
    if (timedOut) throw new Error(timeoutMessage(overrides));
    try {
      const drawing = renderPage(page, { parts, used: names, builtIn: new Map() });
      const body = await withTimeLimit(drawing, RENDER_TIMEOUT_MS);
      if (body === null) {
        timedOut = true;
        throw new Error(timeoutMessage(overrides));
      }
      const used = usedOverrides(overrides, names);
      return { body: isPage(page) ? linkOverrides(body, used) : body, used };
    } catch (error) {
      const placed = locateOverrideError(error, overrides);
      if (placed === null && !timedOut && error instanceof Error) printStack(error);
      throw placed ?? error;
    }
  };
}

/**
 * Renders pages and writes each below `folder`. A page that fails does not stop the others.
 *
 * @throws when the disk refuses a write, since it would refuse the others too
 */
export async function renderInto(
  folder: string,
  pages: RenderedPage[],
  renderPage: RenderPage,
): Promise<RenderResult> {
  const folders = new FolderMaker();
  const result: RenderResult = { done: 0, pages: 0, bytes: 0, failures: [], used: {} };
  for (const page of pages) {
    try {
      const { body, used } = await renderPage(page);
      const file = join(folder, filePath(page));
      folders.ensureFor(file);
      writeFresh(file, body);
      result.done += 1;
      if (isPage(page)) {
        if (used.length > 0) result.used[page.path] = used.map(({ name }) => name);
        result.pages += 1;
        result.bytes += body.byteLength;
      }
    } catch (error) {
      if (diskRefusal(error, folder)) throw error;
      result.failures.push({
        path: page.path,
        message: errorMessage(error),
      });
    }
    if (result.done % PAGES_PER_TURN === 0) await setImmediate();
  }
  return result;
}
