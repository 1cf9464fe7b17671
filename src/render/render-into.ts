import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { diskRefusal } from '../lib/disk/disk-refusal.ts';
import { isPage, type RenderedPage } from '../site/page.ts';
import { FolderMaker, writeFresh } from './files.ts';
import { filePath } from './output-path.ts';

export type RenderPage = (page: RenderedPage) => Promise<Uint8Array>;

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
}

/** Pages after which the event loop turns: a loop of microtasks alone never frees what streams hold. */
const PAGES_PER_TURN = 16;

/** Loads the compiled code. In this process the production build of React answers from then on. */
export async function loadRenderer(entry: string): Promise<RenderPage> {
  process.env.NODE_ENV = 'production';
  const { renderPage } = (await import(entry)) as { renderPage: RenderPage };
  return renderPage;
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
  const result: RenderResult = { done: 0, pages: 0, bytes: 0, failures: [] };
  for (const page of pages) {
    try {
      const html = await renderPage(page);
      const file = join(folder, filePath(page));
      folders.ensureFor(file);
      writeFresh(file, html);
      result.done += 1;
      if (isPage(page)) {
        result.pages += 1;
        result.bytes += html.byteLength;
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
