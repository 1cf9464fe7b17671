import type { HitDocument } from '../documents/document.ts';
import type { MultiSearchResponse } from '../protocol.ts';
import type { SearchTransport } from './search-transport.ts';
import type { WorkerReply, WorkerRequest } from './worker/messages.ts';

/** The part of `Worker` that the transport uses. */
export interface EngineWorker {
  postMessage: (request: WorkerRequest) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

export interface EngineTransport extends SearchTransport {
  /** Loads the engine and its index before the first search. */
  start: () => void;
}

interface Pending {
  resolve: (response: MultiSearchResponse<HitDocument>) => void;
  reject: (error: Error) => void;
}

interface Options {
  /** URL of the index manifest: "/search-index/manifest.json". */
  manifest: string;
  spawn: () => EngineWorker;
}

/**
 * Runs the in-browser engine in a worker, which starts with `start` or the first search. If the worker crashes, its
 * pending searches reject and the next search starts a new worker.
 */
export function createWorkerTransport({ manifest, spawn }: Options): EngineTransport {
  const pending = new Map<number, Pending>();
  let worker: EngineWorker | null = null;
  let lastId = 0;

  function handleReply({ data }: MessageEvent<WorkerReply>): void {
    const search = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) search?.reject(new Error(data.error));
    else search?.resolve(data.response);
  }

  function handleCrash(reason: string): void {
    worker?.terminate();
    worker = null;
    const lost = [...pending.values()];
    pending.clear();
    for (const { reject } of lost) reject(new Error(`The search worker of this page stopped: ${reason}`));
  }

  function ensureWorker(): EngineWorker {
    if (worker) return worker;
    worker = spawn();
    worker.onmessage = handleReply;
    worker.onerror = (event) => handleCrash(event.message || 'its code cannot be loaded');
    worker.onmessageerror = () => handleCrash('a reply cannot be read');
    worker.postMessage({ type: 'init', manifest });
    return worker;
  }

  return {
    start: () => void ensureWorker(),
    multiSearch: (body) =>
      new Promise((resolve, reject) => {
        const target = ensureWorker();
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        target.postMessage({ type: 'search', id: lastId, body });
      }),
  };
}
