import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PageOverrides } from '../frame/slot/overrides.ts';
import { diskRefusal } from '../lib/disk/disk-refusal.ts';
import type { Page } from '../site/page.ts';
import { FolderMaker, writeFresh } from './files.ts';
import { outputPath } from './output-path.ts';
import type { CompiledOverride, CompiledOverrides } from './overrides/compiled-override.ts';
import type { KitModules } from './overrides/kit-modules.ts';
import { linkOverrides } from './overrides/link-overrides.ts';
import { loadOverrides } from './overrides/load-overrides.ts';
import { placeInOverride } from './overrides/place-in-override.ts';
import { usedOf } from './overrides/used-overrides.ts';

export interface RenderedPage {
  html: Uint8Array;
  /** The tenant's own components that the page used. */
  used: CompiledOverride[];
}

export type RenderPage = (page: Page) => Promise<RenderedPage>;

/** What the compiled code exports. */
interface Bundle {
  renderPage(page: Page, overrides: PageOverrides | null): Promise<Uint8Array>;
  kitModules?: KitModules;
}

export interface RenderFailure {
  path: string;
  message: string;
}

export interface RenderResult {
  pages: number;
  bytes: number;
  failures: RenderFailure[];
  /** Pages that used components of the tenant: path → names. */
  used: Record<string, string[]>;
}

/** Pages after which the event loop turns: a loop of microtasks alone never frees what streams hold. */
const PAGES_PER_TURN = 16;

/**
 * Loads the compiled code, with a tenant's own components. In this process the production build of React answers
 * from then on.
 */
export async function loadRenderer(entry: string, overrides: CompiledOverrides = {}): Promise<RenderPage> {
  process.env.NODE_ENV = 'production';
  const { renderPage, kitModules = {} } = (await import(entry)) as Bundle;
  const parts = await loadOverrides(overrides, kitModules);
  return async (page) => {
    if (parts.size === 0) return { html: await renderPage(page, null), used: [] };
    const names = new Set<string>();
    try {
      const html = await renderPage(page, { parts, used: names, ours: new Map() });
      const used = usedOf(overrides, names);
      return { html: linkOverrides(html, used), used };
    } catch (error) {
      throw placeInOverride(error, overrides) ?? error;
    }
  };
}

/**
 * Renders pages and writes each below `folder`. A page that fails does not stop the others.
 *
 * @throws where the disk refuses to take a page: it would refuse the others too
 */
export async function renderInto(
  folder: string,
  pages: Page[],
  renderPage: RenderPage,
): Promise<RenderResult> {
  const folders = new FolderMaker();
  const result: RenderResult = { pages: 0, bytes: 0, failures: [], used: {} };
  for (const page of pages) {
    try {
      const { html, used } = await renderPage(page);
      const file = join(folder, outputPath(page.path));
      folders.ensureFor(file);
      writeFresh(file, html);
      if (used.length > 0) result.used[page.path] = used.map(({ name }) => name);
      result.pages += 1;
      result.bytes += html.byteLength;
    } catch (error) {
      if (diskRefusal(error, folder)) throw error;
      result.failures.push({
        path: page.path,
        message: error instanceof Error ? error.message : String(error),
      });
    }
    if (result.pages % PAGES_PER_TURN === 0) await setImmediate();
  }
  return result;
}
