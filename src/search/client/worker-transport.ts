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

interface Waiting {
  resolve: (response: MultiSearchResponse<HitDocument>) => void;
  reject: (error: Error) => void;
}

interface Options {
  /** URL of the index manifest: "/search-index/manifest.json". */
  manifest: string;
  spawn: () => EngineWorker;
}

/**
 * Runs the in-browser engine in a worker, which starts with the first search. If the worker crashes, its
 * pending searches reject and the next search starts a new worker.
 */
export function createWorkerTransport({ manifest, spawn }: Options): EngineTransport {
  const waiting = new Map<number, Waiting>();
  let worker: EngineWorker | null = null;
  let lastId = 0;

  function answered({ data }: MessageEvent<WorkerReply>): void {
    const search = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) search?.reject(new Error(data.error));
    else search?.resolve(data.response);
  }

  function crashed(reason: string): void {
    worker?.terminate();
    worker = null;
    const lost = [...waiting.values()];
    waiting.clear();
    for (const { reject } of lost) reject(new Error(`The search of this page stopped: ${reason}`));
  }

  function running(): EngineWorker {
    if (worker) return worker;
    worker = spawn();
    worker.onmessage = answered;
    worker.onerror = (event) => crashed(event.message || 'its code cannot be loaded');
    worker.onmessageerror = () => crashed('an answer cannot be read');
    worker.postMessage({ type: 'init', manifest });
    return worker;
  }

  return {
    start: () => void running(),
    multiSearch: (body) =>
      new Promise((resolve, reject) => {
        const to = running();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        to.postMessage({ type: 'search', id: lastId, body });
      }),
  };
}
