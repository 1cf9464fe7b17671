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

it('aborts its signal when disconnected and starts with a new one when reconnected', () => {
  const part = new Part();
  part.connectedCallback();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  part.disconnectedCallback();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  part.connectedCallback();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
