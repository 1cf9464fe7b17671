/**
 * Closes a modal dialog when its backdrop is pressed. A click on the backdrop has the dialog as its target.
 *
 * @param signal removes the listener
 */
export function closeOnPressOutside(
  dialog: HTMLDialogElement,
  signal: AbortSignal = new AbortController().signal,
  close: () => void = () => dialog.close(),
): void {
  dialog.addEventListener('click', ({ target }) => target === dialog && close(), { signal });
}
