import { createRoot, type Root } from 'react-dom/client';
import { loadStyle } from '../../ui/load-style.ts';
import { fetchNotice } from './collection-notices.ts';
import { isDialogFormId } from './dialog-forms.ts';
import { FormDialog } from './FormDialog.tsx';
import styles from './form.css?url';
import type { LeadSubject } from './lead-subject.ts';

/** Forms that were opened and neither sent nor discarded, by form and vehicle. */
const opened = new Map<string, { root: Root; host: HTMLElement; subject: LeadSubject }>();

function mount(key: string, subject: LeadSubject) {
  const host = document.createElement('div');
  document.body.append(host);
  const form = { root: createRoot(host), host, subject };
  opened.set(key, form);
  return form;
}

/**
 * Opens a form in a dialog; an unknown name opens the enquiry form. A form keeps what was typed until it is sent or
 * discarded, separately for each vehicle.
 *
 * @param start initial texts by field
 */
export async function openForm(
  name: unknown,
  about: LeadSubject,
  start: Readonly<Record<string, string>>,
): Promise<void> {
  const [notice] = await Promise.all([fetchNotice(about.dealershipId), loadStyle(styles)]);
  const id = isDialogFormId(name) ? name : 'enquiry';
  const key = `${id} ${about.vehicle?.id ?? ''}`;
  const { root, host, subject } = opened.get(key) ?? mount(key, about);
  const onDone = () => {
    opened.delete(key);
    root.unmount();
    host.remove();
  };
  const storageKey = `${document.documentElement.dataset.site}.form ${key}`;
  root.render(<FormDialog {...{ id, subject, notice, storageKey, onDone }} start={start} />);
}
