import { readVehicleData } from '../../frame/vehicle-data.ts';
import { element } from '../../ui/element.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { track } from '../../ui/storage/track.ts';

/**
 * The button stays busy for this time after a download, longer than a double click takes, so that one file is saved.
 */
const IGNORE_PRESSES_MS = 3000;

/** Downloads the vehicle as a PDF. If that fails, shows the reason and prints the page (PRN-01, PRN-02, API-22). */
class PrintPdf extends PartElement {
  #alert: HTMLElement | null = null;

  protected start(signal: AbortSignal): void {
    const button = partOf<HTMLButtonElement>(this, 'button');
    button.addEventListener('click', () => void this.#print(button), { signal });
  }

  async #print(button: HTMLButtonElement): Promise<void> {
    if (button.ariaBusy === 'true') return;
    const label = partOf(button, 'span');
    const { id, slug, make, model } = readVehicleData();
    const originalLabel = label.textContent;
    this.#alert?.remove();
    button.ariaBusy = 'true';
    label.textContent = 'Preparing…';
    track('print', { id, make, model });
    try {
      const problem = await import('./download-pdf.ts').then(
        ({ downloadPdf }) => downloadPdf(slug),
        () => 'The download could not start.',
      );
      if (problem === null) {
        label.textContent = 'Downloaded';
        await new Promise((resolve) => setTimeout(resolve, IGNORE_PRESSES_MS));
        return;
      }
      this.#showAlert(`${problem} Your browser prints this page instead.`);
      print();
    } finally {
      button.ariaBusy = null;
      label.textContent = originalLabel;
    }
  }

  #showAlert(text: string): void {
    this.#alert = element('p', { class: 'msg print-alert', role: 'alert' });
    this.parentElement?.after(this.#alert);
    // Screen readers announce text that is added to an existing alert.
    this.#alert.textContent = text;
  }
}

customElements.define('print-pdf', PrintPdf);
