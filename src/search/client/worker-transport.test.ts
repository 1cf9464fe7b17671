import { expect, it } from 'vitest';
import type { SearchParams } from '../protocol.ts';
import { answerOf } from './testing/answer-of.ts';
import type { WorkerReply, WorkerRequest } from './worker/messages.ts';
import { createWorkerTransport, type EngineWorker } from './worker-transport.ts';

class FakeWorker implements EngineWorker {
  onmessage: EngineWorker['onmessage'] = null;
  onerror: EngineWorker['onerror'] = null;
  onmessageerror: EngineWorker['onmessageerror'] = null;
  readonly asked: WorkerRequest[] = [];
  ended = false;
  postMessage(request: WorkerRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  reply(data: WorkerReply): void {
    this.onmessage?.({ data } as MessageEvent<WorkerReply>);
  }
}

function setup() {
  const workers: FakeWorker[] = [];
  const transport = createWorkerTransport({
    manifest: '/search-index/manifest.json',
    spawn: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
  });
  const search = (q: string) => transport.multiSearch({ searches: [{ collection: 'Car_production', q }] });
  return { workers, transport, search };
}
const answer = (q: string, found: number) => {
  const search: SearchParams = { collection: 'Car_production', q };
  return { results: [answerOf(search, found)] };
};

it('starts one worker, with the first search', () => {
  const { workers, search } = setup();
  expect(workers).toHaveLength(0);
  void search('a');
  void search('b');
  expect(workers).toHaveLength(1);
  expect(workers[0]?.asked.map(({ type }) => type)).toEqual(['init', 'search', 'search']);
  expect(workers[0]?.asked[0]).toEqual({ type: 'init', manifest: '/search-index/manifest.json' });
});

it('gives each search its own answer, even if answers arrive out of order', async () => {
  const { workers, search } = setup();
  const both = Promise.all([search('a'), search('b')]);
  workers[0]?.reply({ id: 2, response: answer('b', 2) });
  workers[0]?.reply({ id: 1, response: answer('a', 1) });
  expect(await both).toEqual([answer('a', 1), answer('b', 2)]);
});

it('rejects with the worker’s error', async () => {
  const { workers, search } = setup();
  const asked = search('a');
  workers[0]?.reply({ id: 1, error: 'The index cannot be loaded: 404' });
  await expect(asked).rejects.toThrow('The index cannot be loaded: 404');
});

it('rejects pending searches when the worker crashes, and starts another worker with the next search', async () => {
  const { workers, search } = setup();
  const lost = [search('a'), search('b')];
  workers[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent);
  for (const asked of lost) await expect(asked).rejects.toThrow('stopped: out of memory');
  expect(workers[0]?.ended).toBe(true);

  const next = search('c');
  expect(workers).toHaveLength(2);
  workers[1]?.reply({ id: 3, response: answer('c', 3) });
  expect(await next).toEqual(answer('c', 3));
});

it('starts the worker when `start` is called, but no second one', () => {
  const { workers, transport } = setup();
  transport.start();
  expect(workers[0]?.asked.map(({ type }) => type)).toEqual(['init']);
  transport.start();
  expect(workers).toHaveLength(1);
});
