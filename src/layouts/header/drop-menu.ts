import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';

const OPEN_AFTER_MS = 90;
const CLOSE_AFTER_MS = 240;
/** A click this soon after the pointer opened the menu meant to open it. */
const SAME_INTENT_MS = 600;

/** `<drop-menu>`: adds hover, Escape, arrows and closing from outside to the `<details>` in it (NAV-08). */
class DropMenu extends PartElement {
  protected start(signal: AbortSignal): void {
    const on = { signal };
    const menu = partOf<HTMLDetailsElement>(this, 'details');
    const summary = partOf(menu, 'summary');
    let timer = 0;
    let hoveredOpenAt = Number.NEGATIVE_INFINITY;

    const after = (delay: number, act: () => void) => {
      clearTimeout(timer);
      timer = window.setTimeout(act, delay);
    };
    menu.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        after(OPEN_AFTER_MS, () => {
          if (menu.open) return;
          menu.open = true;
          hoveredOpenAt = performance.now();
        });
      },
      on,
    );
    menu.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        after(CLOSE_AFTER_MS, () => {
          if (!menu.contains(document.activeElement) || document.activeElement === summary) menu.open = false;
        });
      },
      on,
    );
    summary.addEventListener(
      'click',
      (event) => {
        clearTimeout(timer);
        if (menu.open && performance.now() - hoveredOpenAt < SAME_INTENT_MS) event.preventDefault();
      },
      on,
    );
    menu.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && menu.open) {
          menu.open = false;
          summary.focus();
        }
        if (event.key === 'ArrowDown' && event.target === summary) {
          event.preventDefault();
          menu.open = true;
          menu.querySelector('a')?.focus();
        }
      },
      on,
    );
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
      },
      on,
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!menu.contains(target as Node)) menu.open = false;
      },
      on,
    );
  }
}

customElements.define('drop-menu', DropMenu);
