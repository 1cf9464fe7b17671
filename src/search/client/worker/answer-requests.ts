import type { Fetch } from '../../index-file/fetch-file.ts';
import { latestRelease } from '../../index-file/latest-release.ts';
import { loadIndex } from './load-index.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

/**
 * Answers the messages to the worker. Every search is answered, with an error where the index cannot be had: the
 * next one tries again.
 */
export function answerRequests(
  fetch: Fetch,
  reply: (reply: WorkerReply) => void,
): (request: WorkerRequest) => Promise<void> {
  let manifest = '';
  const { current, ask } = latestRelease(() => loadIndex(manifest, fetch));

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
