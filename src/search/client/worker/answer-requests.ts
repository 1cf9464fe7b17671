import { errorMessage } from '../../../lib/error-message.ts';
import type { Fetch } from '../../index-file/fetch-file.ts';
import { latestRelease } from '../../index-file/latest-release.ts';
import { loadIndex } from './load-index.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

/**
 * Handles the messages to the worker. Every search gets a reply. If the index cannot be loaded, the reply is
 * an error and the next search tries again.
 */
export function answerRequests(
  fetch: Fetch,
  reply: (reply: WorkerReply) => void,
): (request: WorkerRequest) => Promise<void> {
  let manifest = '';
  const { current, withRelease } = latestRelease(() => loadIndex(manifest, fetch));

  return async (request) => {
    switch (request.type) {
      case 'init':
        manifest = request.manifest;
        // If loading fails, the first search tries again and reports the error.
        await current().catch(() => {});
        return;
      case 'search': {
        const { id, body } = request;
        try {
          reply({ id, response: await withRelease((loaded) => loaded.multiSearch(body)) });
        } catch (error) {
          reply({ id, error: errorMessage(error) });
        }
      }
    }
  };
}
