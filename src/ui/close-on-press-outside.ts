/**
 * Closes a modal dialog when its backdrop is pressed. The target of such a click is the dialog itself, not a part of
 * it.
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
