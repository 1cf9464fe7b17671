import { fetchCarPdf } from '../../frame/vehicle-facts.ts';
import { ApiError } from '../../lib/api-client/api-error.ts';
import { rateLimitMessage } from '../../lib/api-client/rate-limit-message.ts';
import { element } from '../../ui/element.ts';

const PDF_FAILED = 'Sorry, we could not make the PDF.';

function saveAs(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  element('a', { href, download: name }).click();
  // The browser reads the blob after the click; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Downloads the vehicle as `{slug}.pdf` (PRN-01, API-22). Resolves to an error message, or null on success. */
export async function downloadPdf(slug: string): Promise<string | null> {
  try {
    saveAs(await fetchCarPdf(slug), `${slug}.pdf`);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.warn(error.call, error.message);
    if (error.failure.kind !== 'status') return error.message;
    return (await rateLimitMessage(error)) ?? PDF_FAILED;
  }
}
