import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PageOverrides } from '../frame/slot/overrides.ts';
import { diskRefusal } from '../lib/disk/disk-refusal.ts';
import { isPage, type RenderedPage } from '../site/page.ts';
import { FolderMaker, writeFresh } from './files.ts';
import { filePath } from './output-path.ts';
import type { CompiledOverride, CompiledOverrides } from './overrides/compiled-override.ts';
import type { KitModules } from './overrides/kit-modules.ts';
import { linkOverrides } from './overrides/link-overrides.ts';
import { loadOverrides } from './overrides/load-overrides.ts';
import { placeInOverride } from './overrides/place-in-override.ts';
import { usedOf } from './overrides/used-overrides.ts';
import { withinTime } from './within-time.ts';

export interface Rendering {
  /** HTML, or the JSON of drawings. */
  body: Uint8Array;
  /** The tenant's own components that it used. */
  used: CompiledOverride[];
}

export type RenderPage = (page: RenderedPage) => Promise<Rendering>;

/** What the compiled code exports. */
interface Bundle {
  renderPage(page: RenderedPage, overrides: PageOverrides | null): Promise<Uint8Array>;
  kitModules?: KitModules;
}

export interface RenderFailure {
  path: string;
  message: string;
}

export interface RenderResult {
  /** Pages and files of drawings. */
  done: number;
  pages: number;
  /** Of HTML. */
  bytes: number;
  failures: RenderFailure[];
  /** Pages that used components of the tenant: path → names. */
  used: Record<string, string[]>;
}

/** Pages after which the event loop turns: a loop of microtasks alone never frees what streams hold. */
const PAGES_PER_TURN = 16;

/** A page takes a few milliseconds; one that waits for a promise that never settles would hold up every dealer. */
const LONGEST_DRAWING = 30_000;

/** The components are named, because nothing tells which of them a page waits for. */
const tooLong = (overrides: CompiledOverrides): string =>
  `It took longer than ${LONGEST_DRAWING / 1000} seconds. Let no component of the tenant wait without end: ${Object.keys(overrides).join(', ')}.`;

/**
 * Loads the compiled code, with a tenant's own components. In this process the production build of React answers
 * from then on.
 */
export async function loadRenderer(entry: string, overrides: CompiledOverrides = {}): Promise<RenderPage> {
  process.env.NODE_ENV = 'production';
  const { renderPage, kitModules = {} } = (await import(entry)) as Bundle;
  const parts = await loadOverrides(overrides, kitModules);
  let late = false;
  const printed = new Set<string>();
  /** Astro's log is silent for tenants with components (server-entry.ts), so a fault in our views is printed here. */
  const printStack = (error: Error): void => {
    if (printed.has(error.message)) return;
    printed.add(error.message);
    console.error(error.stack);
  };
  return async (page) => {
    if (parts.size === 0) return { body: await renderPage(page, null), used: [] };
    const names = new Set<string>();
    // One page is enough to refuse the site; the others would each take as long.
    if (late) throw new Error(tooLong(overrides));
    try {
      const drawing = renderPage(page, { parts, used: names, ours: new Map() });
      const body = await withinTime(drawing, LONGEST_DRAWING, tooLong(overrides)).catch((error: Error) => {
        late = error.message === tooLong(overrides);
        throw error;
      });
      const used = usedOf(overrides, names);
      return { body: isPage(page) ? linkOverrides(body, used) : body, used };
    } catch (error) {
      const placed = placeInOverride(error, overrides);
      if (placed === null && !late && error instanceof Error) printStack(error);
      throw placed ?? error;
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
        message: error instanceof Error ? error.message : String(error),
      });
    }
    if (result.done % PAGES_PER_TURN === 0) await setImmediate();
  }
  return result;
}
