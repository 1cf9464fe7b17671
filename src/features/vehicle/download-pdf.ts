import { fetchCarPdf } from '../../frame/vehicle-facts.ts';
import { LiveError } from '../../lib/api-client/live-error.ts';
import { element } from '../../ui/element.ts';

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  element('a', { href, download: name }).click();
  // The browser has read the blob by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Downloads the vehicle as `{slug}.pdf` (PRN-01, API-22). Resolves to an error message, or null on success. */
export async function downloadPdf(slug: string): Promise<string | null> {
  try {
    save(await fetchCarPdf(slug), `${slug}.pdf`);
    return null;
  } catch (error) {
    if (!(error instanceof LiveError)) throw error;
    console.warn(error.call, error.message);
    return error.message;
  }
}
