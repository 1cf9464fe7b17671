import { readVehicleData } from '../../frame/vehicle-data.ts';
import { carPdf } from '../../frame/vehicle-facts.ts';
import { LiveError } from '../../lib/api-client/live-error.ts';
import { element } from '../../ui/element.ts';
import { track } from '../../ui/storage/track.ts';

const PREPARING = 'Preparing…';

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  element('a', { href, download: name }).click();
  // The download has its own hold of the file by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

function showAlert(button: HTMLElement, text: string): void {
  const alert = element('p', { class: 'print-alert', role: 'alert' });
  button.parentElement?.after(alert);
  alert.textContent = text;
}

/** Downloads the vehicle as `{slug}.pdf`; where it cannot be had, says why and prints the page (PRN-01, PRN-02, API-22). */
export async function printPdf(button: HTMLElement): Promise<void> {
  const label = button.querySelector('span');
  if (!label || button.ariaBusy === 'true') return;
  const { id, slug, make, model } = readVehicleData();
  const before = label.textContent ?? '';
  document.querySelector('.print-alert')?.remove();
  button.ariaBusy = 'true';
  label.textContent = PREPARING;
  track('print', { id, make, model });
  try {
    save(await carPdf(slug), `${slug}.pdf`);
  } catch (error) {
    if (!(error instanceof LiveError)) throw error;
    console.warn(error.call, error.message);
    showAlert(button, `${error.message} Your browser prints this page instead.`);
    print();
  } finally {
    button.ariaBusy = null;
    label.textContent = before;
  }
}
