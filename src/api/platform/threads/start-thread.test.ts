import { expect, it } from 'vitest';
import { startThread } from './start-thread.ts';

const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

it('what waits is rejected when the thread fails, and so is what is asked later', async () => {
  const code = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { throw new Error('out of memory'); });`;
  const thread = startThread(script(code), { name: 'The painter' });
  const asked = [thread.ask('one'), thread.ask('two')];
  for (const question of asked) await expect(question).rejects.toThrow('The painter failed: out of memory');
  expect(thread.hasEnded()).toBe(true);
  await expect(thread.ask('three')).rejects.toThrow('The painter failed: out of memory');
});

it('what waits is rejected when the thread is ended', async () => {
  const code = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});`;
  const thread = startThread(script(code), { name: 'The painter' });
  const asked = thread.ask('one');
  void thread.end();
  await expect(asked).rejects.toThrow('The painter is closed');
});
