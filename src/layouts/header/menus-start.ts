/** Dropdowns are `<details>`; this adds hover, Escape, arrows and closing from outside (NAV-08). */
const OPEN_AFTER_MS = 90;
const CLOSE_AFTER_MS = 240;
/** A click this soon after the pointer opened the menu meant to open it. */
const SAME_INTENT_MS = 600;

const menus = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')];

for (const menu of menus) {
  const summary = menu.querySelector('summary');
  if (!summary) continue;
  let timer = 0;
  let hoveredOpenAt = Number.NEGATIVE_INFINITY;

  const after = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, delay);
  };
  menu.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse') return;
    after(OPEN_AFTER_MS, () => {
      if (menu.open) return;
      menu.open = true;
      hoveredOpenAt = performance.now();
    });
  });
  menu.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return;
    after(CLOSE_AFTER_MS, () => {
      if (!menu.contains(document.activeElement) || document.activeElement === summary) menu.open = false;
    });
  });
  summary.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (menu.open && performance.now() - hoveredOpenAt < SAME_INTENT_MS) event.preventDefault();
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && menu.open) {
      menu.open = false;
      summary.focus();
    }
    if (event.key === 'ArrowDown' && event.target === summary) {
      event.preventDefault();
      menu.open = true;
      menu.querySelector<HTMLElement>('a')?.focus();
    }
  });
  menu.addEventListener('focusout', (event) => {
    if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) menu.open = false;
  });
}

document.addEventListener('pointerdown', (event) => {
  for (const menu of menus) if (!menu.contains(event.target as Node)) menu.open = false;
});
