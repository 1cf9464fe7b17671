import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '../site/page.ts';
import type { CompiledOverrides } from './overrides/compiled-override.ts';
import { loadRenderer, type RenderResult, renderInto } from './render-into.ts';

/** Pages that a thread takes at a time. */
const BATCH_SIZE = 48;
/** With fewer pages, starting a second thread costs more than it saves. */
const MIN_PAGES_FOR_WORKERS = 300;

/** All threads share one generator, so whichever is free takes the next batch. */
function* batches(pages: RenderedPage[]): Generator<RenderedPage[]> {
  for (let start = 0; start < pages.length; start += BATCH_SIZE) yield pages.slice(start, start + BATCH_SIZE);
}

/**
 * Renders pages on this thread and `jobs - 1` others, all writing below `folder`.
 * `onProgress` gets the number of pages done so far.
 *
 * @throws when the disk refuses a write or a thread dies; by then all threads have stopped
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

  // When an error ends one `for` loop, the loop closes the shared generator, so no thread starts another batch.
  async function renderHere(): Promise<void> {
    const renderPage = await loadRenderer(entry, overrides);
    for (const batch of queue) add(await renderInto(folder, batch, renderPage));
  }

  async function renderInWorker(): Promise<void> {
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

  const workers = pages.length < MIN_PAGES_FOR_WORKERS ? 0 : jobs - 1;
  // Wait for all threads before throwing, so that none still writes into a folder that is being removed.
  const ends = await Promise.allSettled([renderHere(), ...Array.from({ length: workers }, renderInWorker)]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return total;
}
