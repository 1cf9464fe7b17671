import { fieldsOf, textOrNull } from '../../../lib/api-client/read-fields.ts';
import { API_BASE } from '../../../lib/api-client/request.ts';

/** Time limit for one photo. The largest (`MAX_PHOTO_BYTES`) arrives in this time at 2 Mbit/s. */
const UPLOAD_MS = 60_000;

export type UploadAnswer = { kind: 'stored'; id: string } | { kind: 'refused'; error: string };

const FAILED = 'This photo could not be sent. Please try again, or go on without it.';

const pathOf = (leadId: string): string => `${API_BASE}/leads/${encodeURIComponent(leadId)}/photos`;

/** A photo is sent again this many times while the service has no place for it. */
const MOST_RETRIES = 10;
/** Longest time between two attempts in seconds, whatever the service says. */
const LONGEST_WAIT = 10;

/** Sends the file; again, after the time that the service names, while it has too many photos to read. */
async function post(
  leadId: string,
  file: File,
  onWait: () => void,
  retries = MOST_RETRIES,
): Promise<Response> {
  const response = await fetch(pathOf(leadId), {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(UPLOAD_MS),
  });
  const seconds = Number(response.headers.get('retry-after'));
  if (response.status !== 503 || !seconds || retries === 0) return response;
  onWait();
  await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, LONGEST_WAIT) * 1000));
  return post(leadId, file, onWait, retries - 1);
}

/**
 * Sends a photo of a lead's vehicle; never rejects.
 *
 * @param onWait called when the photo has to wait because the service has too many
 */
export async function uploadPhoto(leadId: string, file: File, onWait: () => void): Promise<UploadAnswer> {
  try {
    const response = await post(leadId, file, onWait);
    const { photo_id, error } = fieldsOf(await response.json());
    const id = textOrNull(photo_id);
    return id === null ? { kind: 'refused', error: textOrNull(error) ?? FAILED } : { kind: 'stored', id };
  } catch (error) {
    console.warn('A photo was not sent.', error);
    return { kind: 'refused', error: FAILED };
  }
}

/** Removes a photo, which may be gone already. @throws the error of `fetch`; Error if the service refuses */
export async function removePhoto(leadId: string, id: string): Promise<void> {
  const response = await fetch(`${pathOf(leadId)}/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    signal: AbortSignal.timeout(UPLOAD_MS),
  });
  if (!response.ok && response.status !== 404)
    throw new Error(`The service did not remove the photo: it answered with status ${response.status}.`);
}
