// A button of a custom element does nothing until the page's modules have run, which on a slow connection is a second
// after it can be seen. Until then this holds the presses, shows them as busy, and repeats each one once.
// A classic script, because a module would itself wait for the page; loaded with `async`, before the modules.

/** @type {Set<HTMLElement>} */
const held = new Set();

/** @param {MouseEvent} event */
function hold(event) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!(event.target instanceof Element)) return;
  const control = event.target.closest('button[type="button"], dialog-opener > a, form-opener > a');
  if (!(control instanceof HTMLElement)) return;
  /** @type {Element | null} */
  let part = control;
  while (part && !part.localName.includes('-')) part = part.parentElement;
  if (!part || part.matches(':defined')) return;
  event.preventDefault();
  held.add(control);
  control.ariaBusy = 'true';
}

// Modules run before this event. If they failed to load, a repeated press does what it does without scripts.
function repeat() {
  removeEventListener('click', hold, true);
  for (const control of held) {
    control.ariaBusy = null;
    control.click();
  }
}

const [navigation] = performance.getEntriesByType('navigation');
if (navigation instanceof PerformanceNavigationTiming && navigation.domContentLoadedEventStart === 0) {
  addEventListener('click', hold, true);
  addEventListener('DOMContentLoaded', repeat, { once: true });
}
