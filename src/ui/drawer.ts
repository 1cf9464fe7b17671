/** A dialog with `data-borrows` shows the `[data-moves]` part of the element of that id while it is open. */
for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-borrows]')) {
  const home = document.getElementById(dialog.dataset.borrows ?? '');
  const part = home?.querySelector('[data-moves]');
  const place = dialog.querySelector('.scroll');
  if (!home || !part || !place) continue;
  new MutationObserver(() => (dialog.open ? place : home).append(part)).observe(dialog, {
    attributeFilter: ['open'],
  });
}
