import { closeOnPressOutside } from './close-on-press-outside.ts';
import { element, iconButton } from './element.ts';

/** Creates and opens a modal dialog. Its button, Escape or a press outside closes it and removes it from the page. */
export function openDialog(className: string, title: string, ...content: Node[]): HTMLDialogElement {
  const close = iconButton({ class: 'icon-btn', 'aria-label': `Close ${title.toLowerCase()}` }, 'close');
  const bar = element('div', { class: 'bar' }, element('p', { class: 'title' }, title), close);
  const dialog = element('dialog', { class: `paned ${className}`, 'aria-label': title }, bar, ...content);
  closeOnPressOutside(dialog);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
