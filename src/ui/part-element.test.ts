import { afterEach, expect, it, vi } from 'vitest';

vi.stubGlobal('HTMLElement', class {});
const { PartElement } = await import('./part-element.ts');

const signals: AbortSignal[] = [];
class Part extends PartElement {
  protected start(left: AbortSignal): void {
    signals.push(left);
  }
}

afterEach(() => signals.splice(0));

it('lets its listeners go when it leaves the page, and starts again when it comes back', () => {
  const part = new Part();
  part.connectedCallback();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  part.disconnectedCallback();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  part.connectedCallback();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
