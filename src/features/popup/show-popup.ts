import { loadStyle } from '../../ui/load-style.ts';
import styles from './popup.css?url';
import { seenPopups } from './seen-popups.ts';

/**
 * Opens the dealer's popup and remembers it, so that this site never opens it again (CON-11 to CON-13). It leaves the page
 * usable, and waits for nothing: over an open dialog, or after its last day, it stays closed.
 */
export async function showPopup(popup: HTMLDialogElement): Promise<void> {
  const { id = '', until = '' } = popup.dataset;
  if (Date.now() >= Date.parse(until)) return;
  await loadStyle(styles);
  if (document.querySelector('dialog[open]')) return;
  seenPopups.update((ids) => [id, ...ids]);
  popup.addEventListener('keydown', ({ key }) => key === 'Escape' && popup.close());
  popup.show();
}
