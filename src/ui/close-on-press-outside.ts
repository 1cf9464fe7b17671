/**
 * Closes a modal dialog when its backdrop is pressed. The target of a click on the backdrop is the dialog itself, not
 * an element in it.
 *
 * @param signal removes the listener when it aborts
 */
export function closeOnPressOutside(
  dialog: HTMLDialogElement,
  signal: AbortSignal = new AbortController().signal,
  close: () => void = () => dialog.close(),
): void {
  dialog.addEventListener('click', ({ target }) => target === dialog && close(), { signal });
}
