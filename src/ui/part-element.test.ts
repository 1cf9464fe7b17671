import { afterEach, expect, it, vi } from 'vitest';

vi.stubGlobal('HTMLElement', class {});
const { PartElement } = await import('./part-element.ts');

const signals: AbortSignal[] = [];
class Part extends PartElement {
  protected start(signal: AbortSignal): void {
    signals.push(signal);
  }
}

afterEach(() => signals.splice(0));

it('PartElement aborts its signal when it is disconnected, and starts again with a new signal when it is reconnected', () => {
  const part = new Part();
  part.connectedCallback();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  part.disconnectedCallback();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  part.connectedCallback();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
