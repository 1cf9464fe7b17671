import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '../site/page.ts';
import type { CompiledOverrides } from './overrides/compiled-override.ts';
import { loadRenderer, type RenderResult, renderInto } from './render-into.ts';

const BATCH = 48;
/** Pages below which a second thread costs more than it saves. */
const WORTH_A_WORKER = 300;

/** Hands out the pages in batches; whoever is free takes the next. */
function* batches(pages: RenderedPage[]): Generator<RenderedPage[]> {
  for (let start = 0; start < pages.length; start += BATCH) yield pages.slice(start, start + BATCH);
}

/**
 * Renders pages on this thread and `jobs - 1` others, all writing below `folder`.
 * `onProgress` gets the number of pages done so far.
 *
 * @throws where the disk refuses to take a page, or a thread ends; no thread runs any more then
 */
export async function renderPages(
  pages: RenderedPage[],
  {
    entry,
    folder,
    overrides,
    jobs,
    onProgress,
  }: {
    entry: string;
    folder: string;
    overrides: CompiledOverrides;
    jobs: number;
    onProgress: (done: number) => void;
  },
): Promise<RenderResult> {
  const total: RenderResult = { done: 0, pages: 0, bytes: 0, failures: [], used: {} };
  if (pages.length === 0) return total;
  const queue = batches(pages);

  function add(result: RenderResult): void {
    total.done += result.done;
    total.pages += result.pages;
    total.bytes += result.bytes;
    total.failures.push(...result.failures);
    Object.assign(total.used, result.used);
    onProgress(total.done + total.failures.length);
  }

  // A loop that an error ends closes the queue, so that nobody else begins another batch.
  async function here(): Promise<void> {
    const renderPage = await loadRenderer(entry, overrides);
    for (const batch of queue) add(await renderInto(folder, batch, renderPage));
  }

  async function elsewhere(): Promise<void> {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: { entry, folder, overrides },
    });
    try {
      await once(worker, 'message');
      for (const batch of queue) {
        worker.postMessage(batch);
        const [result] = (await once(worker, 'message')) as [RenderResult];
        add(result);
      }
    } finally {
      await worker.terminate();
    }
  }

  const workers = pages.length < WORTH_A_WORKER ? 0 : jobs - 1;
  // Everyone has stopped before an error is thrown: nobody writes below a folder that is given up.
  const ends = await Promise.allSettled([here(), ...Array.from({ length: workers }, elsewhere)]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return total;
}
