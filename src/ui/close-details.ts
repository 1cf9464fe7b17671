/** Closes a `<details>` menu on Escape, when the focus leaves it, and on a press outside. */
export function closeDetailsOnLeave(details: HTMLDetailsElement, signal: AbortSignal): void {
  // On the document, because a menu opened by hovering does not have the focus.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !details.open) return;
      const hadFocus = details.contains(document.activeElement);
      details.open = false;
      if (hadFocus) details.querySelector('summary')?.focus();
    },
    { signal },
  );
  details.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!details.contains(target as Node)) details.open = false;
    },
    { signal },
  );
}
