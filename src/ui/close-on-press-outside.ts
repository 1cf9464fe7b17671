/**
 * Closes a modal dialog by a press on its backdrop, which counts as a press on the dialog itself.
 *
 * @param signal ends this
 */
export function closeOnPressOutside(
  dialog: HTMLDialogElement,
  signal: AbortSignal = new AbortController().signal,
): void {
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close(), { signal });
}
