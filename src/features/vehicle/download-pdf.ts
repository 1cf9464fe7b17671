import { fetchCarPdf } from '../../frame/vehicle-facts.ts';
import { LiveError } from '../../lib/api-client/live-error.ts';
import { element } from '../../ui/element.ts';

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  element('a', { href, download: name }).click();
  // The download has its own hold of the file by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Downloads the vehicle as `{slug}.pdf` (PRN-01, API-22); resolves to why it could not, or null where it could. */
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
