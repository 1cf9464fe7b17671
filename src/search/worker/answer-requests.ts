import { type Fetch, IndexGone } from '../index-file/fetch-file.ts';
import { type LoadedIndex, loadIndex } from './load-index.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

/**
 * What the worker does with each message. Searches are answered from the index as it was when the page
 * began, also when another was published since; only when a file of it is gone the new one is read. Every
 * search is answered, with an error where the index cannot be had: the next one tries again.
 */
export function answerRequests(
  fetch: Fetch,
  reply: (reply: WorkerReply) => void,
): (request: WorkerRequest) => Promise<void> {
  let manifest = '';
  let index: Promise<LoadedIndex> | null = null;

  function current(): Promise<LoadedIndex> {
    if (index) return index;
    const loading = loadIndex(manifest, fetch);
    index = loading;
    loading.catch(() => {
      if (index === loading) index = null;
    });
    return loading;
  }

  /** Asks the index, and the one published since where a file of it is gone. */
  async function ask<T>(question: (index: LoadedIndex) => Promise<T>): Promise<T> {
    const asked = current();
    try {
      return await question(await asked);
    } catch (error) {
      if (!(error instanceof IndexGone)) throw error;
      if (index === asked) index = null;
      return question(await current());
    }
  }

  return async (request) => {
    switch (request.type) {
      case 'init':
        manifest = request.manifest;
        // A failure is told to the first search.
        await current().catch(() => {});
        return;
      case 'search': {
        const { id, body } = request;
        try {
          reply({ id, response: await ask((loaded) => loaded.multiSearch(body)) });
        } catch (error) {
          reply({ id, error: error instanceof Error ? error.message : String(error) });
        }
      }
    }
  };
}
