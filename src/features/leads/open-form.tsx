import { createRoot } from 'react-dom/client';
import type { VehicleData } from '../../frame/vehicle-data.ts';
import { loadStyle } from '../../ui/load-style.ts';
import { AskDialog } from './AskDialog.tsx';
import styles from './ask.css?url';
import type { FormKind } from './ask-form.ts';

/** Forms that were opened before, with what was typed into them. */
const opened = new Map<FormKind, HTMLElement>();

/** Opens a form over the page; one that was closed unsent comes back as it was. */
export async function openForm(kind: FormKind, vehicle: VehicleData, message: string): Promise<void> {
  const before = opened.get(kind);
  if (before) {
    const text = before.querySelector('textarea');
    if (text?.value === '') text.value = message;
    before.querySelector('dialog')?.showModal();
    return;
  }
  const host = document.createElement('div');
  document.body.append(host);
  opened.set(kind, host);
  await loadStyle(styles);
  const root = createRoot(host);
  const onDone = () => {
    opened.delete(kind);
    root.unmount();
    host.remove();
  };
  root.render(<AskDialog kind={kind} vehicle={vehicle} message={message} onDone={onDone} />);
}
