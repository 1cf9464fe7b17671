import { closeDetailsOnLeave } from '../../ui/close-details.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';

// Hover delays, chosen by eye: a pointer that only crosses the bar opens nothing, and one that leaves the menu for a
// moment on its way to an item does not close it.
const OPEN_AFTER_MS = 90;
const CLOSE_AFTER_MS = 240;
// A click this soon after hovering opened the menu does not close it again.
const HOVER_CLICK_MS = 600;

/** `<drop-menu>`: adds hover, arrow keys and closing to the `<details>` in it (NAV-08). */
class DropMenu extends PartElement {
  protected start(signal: AbortSignal): void {
    const options = { signal };
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
      options,
    );
    menu.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        after(CLOSE_AFTER_MS, () => {
          if (!menu.contains(document.activeElement) || document.activeElement === summary) menu.open = false;
        });
      },
      options,
    );
    summary.addEventListener(
      'click',
      (event) => {
        clearTimeout(timer);
        if (menu.open && performance.now() - hoveredOpenAt < HOVER_CLICK_MS) event.preventDefault();
      },
      options,
    );
    menu.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'ArrowDown' || event.target !== summary) return;
        event.preventDefault();
        menu.open = true;
        menu.querySelector('a')?.focus();
      },
      options,
    );
    closeDetailsOnLeave(menu, signal);
  }
}

customElements.define('drop-menu', DropMenu);
