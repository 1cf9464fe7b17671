import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { Progress } from './progress.ts';

function output(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 100, rows: 20 });
  let text = '';
  stream.on('data', (chunk) => {
    text += String(chunk);
  });
  return { stream: stream as unknown as NodeJS.WriteStream, text: () => text };
}

it('draws a bar with label, numbers and unit on a terminal, and clears it', async () => {
  const { stream, text } = output(true);
  const progress = new Progress('acme', stream);
  progress.update(600, 1_200, 'pages');
  await vi.waitFor(() => expect(text()).not.toBe(''), { timeout: 10_000 });
  expect(text()).toContain('acme ████████████░░░░░░░░░░░░ 600 of 1,200 pages');
  const drawn = text().length;
  progress.end();
  // Erases the line.
  expect(text().slice(drawn)).toContain('\u001b[2K');
});

it('draws no bar if the progress ends before the library of the bar is loaded', async () => {
  const { stream, text } = output(true);
  const progress = new Progress('acme', stream);
  progress.update(1, 2, 'pages');
  progress.end();
  await import('cli-progress');
  await new Promise(setImmediate);
  expect(text()).toBe('');
});

it('prints only messages and no progress bar if the output is not a terminal', () => {
  const { stream, text } = output(false);
  const progress = new Progress('acme', stream);
  progress.say('compiling …');
  progress.update(1, 2, 'pages');
  progress.end();
  expect(text()).toBe('acme compiling …\n');
});

it('prints nothing if the progress ends before it has begun', () => {
  const { stream, text } = output(true);
  new Progress('acme', stream).end();
  expect(text()).toBe('');
});
